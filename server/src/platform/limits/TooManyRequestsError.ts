import type { Quota } from "./rateLimitHeaders.ts";

/** A caller has no try left, noticed deep inside a request; answered as `rateLimited`. */
export class TooManyRequestsError extends Error {
  /** Until there is one again. */
  readonly seconds: number;
  readonly quota: Quota;

  constructor(seconds: number, quota: Quota) {
    super("too many tries");
    this.seconds = seconds;
    this.quota = quota;
  }
}
