/**
 * What the error page says of an error (specification section 8): the status, where the error is an
 * answer of a server, else the message.
 */
export function errorDetail(error: unknown): string {
  if (typeof error === "object" && error !== null) {
    if ("status" in error && typeof error.status === "number") {
      const statusText = "statusText" in error ? error.statusText : undefined;
      return typeof statusText === "string" && statusText
        ? `${error.status} ${statusText}`
        : String(error.status);
    }
    if ("message" in error && typeof error.message === "string") return error.message;
  }
  return String(error);
}
