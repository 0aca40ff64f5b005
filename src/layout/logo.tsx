import * as React from "react";

/** The mark: a gable whose ridge is notched, over one course of shingles. Same drawing as static/logo.svg. */
export function Mark({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" focusable="false">
      <path fill="currentColor" d="M0 24 17 9v5l3-2.600 3 2.600V9l17 15v6L20 15.500 0 30z" />
      <path fill="currentColor" d="M8 27.500 15 22.400V34H8zm9-6.500 3-2.200 3 2.200v15h-6zm8 1.400 7 5.100V34h-7z" />
    </svg>
  );
}
