/** True when no answer came. The name is asked for, because the class would bring the client into each page's first load. */
export const isConnectionError = (error: unknown): boolean =>
  error instanceof Error && error.name === "ConnectionError";
