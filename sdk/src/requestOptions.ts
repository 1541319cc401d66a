/** How a call is sent: what every operation takes beside its parameters and body. */
export interface RequestOptions {
  /** Cancels the call, its repetitions included. */
  signal?: AbortSignal;
  /** Sent with this call, in addition to the client's own. */
  headers?: Record<string, string>;
  /** Milliseconds for one attempt of this call. */
  timeout?: number;
  /** How often this call is repeated. */
  retries?: number;
  /** Lets the call outlive the page that makes it, as `fetch` does; its body has at most 64 KiB then. */
  keepalive?: boolean;
}

/** How a call is sent that the shop carries out once for each key. */
export interface IdempotentRequestOptions extends RequestOptions {
  /** Repeats an earlier call: the same key and body get the same answer. The client makes a key by default. */
  idempotencyKey?: string;
}

/** The result of a call: `data`, or an `error` of the contract, beside the HTTP response. */
export type RequestResult<Data = unknown, Failure = unknown> =
  | { data: Data; error?: undefined; response: Response }
  | { data?: undefined; error: Failure; response: Response };
