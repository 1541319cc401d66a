/** A response of the mock. */
export interface MockResponse {
  status: number;
  /** JSON, or with the header `content-type: text/plain` a text. */
  body?: unknown;
  headers?: Record<string, string | number | undefined>;
}
