/** A service that the request needs is unavailable; the response is 503, and the request may be repeated. */
export class ServiceUnavailableError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "ServiceUnavailableError";
  }
}
