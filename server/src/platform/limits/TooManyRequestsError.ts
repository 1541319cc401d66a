/** A caller has no try left, noticed deep inside a request; answered as `rateLimited`. */
export class TooManyRequestsError extends Error {
  /** Until there is one again. */
  readonly seconds: number;

  constructor(seconds: number) {
    super("too many tries");
    this.seconds = seconds;
  }
}
