/** The size of a share picture in pixels (the 1.91:1 form that networks show whole). */
export const sharePictureSize = { width: 1200, height: 630 } as const;
