/** A request's parts, before they are checked. */
export interface RawRequest {
  /** Below the API's prefix. */
  path: string;
  /** Without its question mark. */
  query: string;
  headers: Record<string, string | undefined>;
  /** Empty when there is none. */
  body: string;
}
