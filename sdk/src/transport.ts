/** The options passed to `fetch`. The global one, undici's and a framework's take them. */
export interface FetchInit {
  method: string;
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
  keepalive?: boolean;
  /** For all but reads: a redirect is an answer then, which the client refuses. */
  redirect?: "manual";
  /** Only where there is middleware, which may choose them. */
  credentials?: RequestCredentials;
}

/** Called with an address and what the client asks for, never with a `Request`, which belongs to one implementation. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>;

/** The part of a response that the client reads. Implementations differ in the rest. */
export interface FetchResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
  blob(): Promise<unknown>;
  clone?(): unknown;
}

/** `next` sends the request on; `call` says whose it is. */
export type Middleware = (
  request: Request,
  next: (request: Request) => Promise<Response>,
  call: { operation: string },
) => Promise<Response>;

interface Transport {
  fetch?: Fetch | undefined;
  middleware?: readonly Middleware[] | undefined;
  operation: string;
  /** Throws the error of what `fetch` throws. Middleware's own errors are let through. */
  onFailure: (cause: unknown) => never;
}

/** In programs a `Request` of a relative address needs an origin, which the caller's own `fetch` never sees. */
const NO_ORIGIN = "file://";

/** Sends one request through the middleware, the first outermost. */
export function send(
  url: string,
  init: FetchInit,
  { fetch, middleware, operation, onFailure }: Transport,
): Promise<Response> {
  const reach = (response: Promise<FetchResponse>) => response.catch(onFailure) as Promise<Response>;
  if (!middleware?.length) return reach((fetch ?? (globalThis.fetch as Fetch))(url, init));
  return middleware.reduceRight<(request: Request) => Promise<Response>>(
    (next, layer) => (request) => layer(request, next, { operation }),
    async (request) =>
      reach(
        fetch ? fetch(request.url.replace(NO_ORIGIN, ""), await initOf(request)) : globalThis.fetch(request),
      ),
  )(new Request(globalThis.location ? url : new URL(url, NO_ORIGIN), init));
}

/** A request that middleware may have changed, as the client asks for one. */
async function initOf(request: Request): Promise<FetchInit> {
  const { method, signal, keepalive, credentials, redirect } = request;
  const body = await request.text();
  return {
    method,
    headers: Object.fromEntries(request.headers),
    signal,
    keepalive,
    credentials,
    ...(redirect === "manual" && { redirect }),
    ...(body && { body }),
  };
}
