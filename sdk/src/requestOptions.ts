/** An attempt of a call, passed to `debug`: it has no parameter, header or body, so it may be logged. */
export interface DebugEvent {
  operation: string;
  method: string;
  /** The contract's path, its parameters unfilled. */
  path: string;
  /** 1 for the first. */
  attempt: number;
  milliseconds: number;
  status?: number;
  requestId?: string;
  /** The error of an attempt without a response. */
  error?: unknown;
  /** Milliseconds until the next attempt, where there is one. */
  retryIn?: number;
}

/** How a call is sent: what every operation takes beside its parameters and body. */
export interface RequestOptions {
  /** Cancels the call, its repetitions included. */
  signal?: AbortSignal | undefined;
  /** Sent with this call, in addition to the client's own. */
  headers?: Record<string, string> | undefined;
  /** Milliseconds for one attempt of this call. */
  timeout?: number | undefined;
  /** Milliseconds for this call, its repetitions and the pauses between them included. */
  deadline?: number | undefined;
  /** How often this call is repeated. */
  retries?: number | undefined;
  /** Lets the call outlive the page that makes it, as `fetch` does; its body has at most 64 KiB then. */
  keepalive?: boolean | undefined;
  /** Is told of every attempt of this call once it has ended, instead of the client's own. */
  debug?: ((event: DebugEvent) => void) | undefined;
}

/** How a call is sent that the shop carries out once for each key. */
export interface IdempotentRequestOptions extends RequestOptions {
  /** Repeats an earlier call: the same key and body get the same answer. The client makes a key by default. */
  idempotencyKey?: string | undefined;
}

/** How a request is sent that the SDK has no function for. With a key, a `POST` is repeated, too. */
export interface RawRequestOptions extends IdempotentRequestOptions {
  params?: { path?: object; query?: object; header?: object };
  /** Sent as JSON. */
  body?: unknown;
}

/** The part of the client that knows no operation. */
export interface RawRequests {
  /**
   * Sends a request that the SDK has no function for, as it sends every other: with the client's token, headers,
   * middleware, time and repetitions. `client.request("GET", "/new/{id}", { params: { path: { id: 7 } } })`.
   *
   * @param path Below the client's `baseUrl`; names in braces are filled from `options.params.path`.
   */
  request<Data = unknown>(
    method: string,
    path: string,
    options?: RawRequestOptions,
  ): Promise<RequestResult<Data, { reference: string; message: string; value: unknown }>>;
}

/** How a call was sent. */
export interface CallInfo {
  operation: string;
  /** How many requests were sent. */
  attempts: number;
  idempotencyKey?: string | undefined;
}

/**
 * The result of a call: `data`, or an `error` of the contract, beside the HTTP response, and how the call was sent. The
 * body of a refusal's response can be read again. A 304, the answer to a read with `If-None-Match`, has no data and
 * no error. Results made by hand, in tests, may leave out `call`.
 */
export type RequestResult<Data = unknown, Failure = unknown> =
  | { data: Data; error?: undefined; response: Response; call?: CallInfo }
  | { data?: undefined; error: Failure; response: Response; call?: CallInfo };
