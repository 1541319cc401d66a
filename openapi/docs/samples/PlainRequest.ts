/** A request as any program sends it. */
export interface PlainRequest {
  method: string;
  /** Whole, with its query. */
  address: string;
  headers: Readonly<Record<string, string>>;
  /** JSON; absent where there is none. */
  body?: unknown;
  /** Type of the body of a success; absent where there is none. */
  answer?: string;
}
