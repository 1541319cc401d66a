/** A response of the mock. */
export interface Answer {
  status: number;
  /** JSON, or with the header `content-type: text/plain` a text. */
  body?: unknown;
  headers?: Record<string, string | number | undefined>;
}
