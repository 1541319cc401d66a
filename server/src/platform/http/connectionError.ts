/** The error that says why there is no connection: a host with several addresses fails with one without words around those of each. */
export const connectionError = (error: Error): Error =>
  error instanceof AggregateError ? error.errors[0] : error;
