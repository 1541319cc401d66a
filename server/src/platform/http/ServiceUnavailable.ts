/** What a request needs of someone else is not to be had now; it is answered 503 and may be sent again. */
export class ServiceUnavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "ServiceUnavailable";
  }
}
