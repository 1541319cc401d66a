import type { FastifyInstance, InjectOptions } from "fastify";

/** The part of a page's request that its own calls inherit. */
export interface PageOrigin {
  host: string;
  cookie: string | undefined;
  remoteAddress: string;
}

/** A `fetch` that answers from this very process: a page being rendered reads the API without a network. */
export function injectFetch(app: FastifyInstance, origin: PageOrigin): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const headers: Record<string, string> = Object.fromEntries(request.headers);
    headers.host = origin.host;
    if (origin.cookie !== undefined) headers.cookie = origin.cookie;
    const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer());
    const response = await app.inject({
      method: request.method as InjectOptions["method"] & string,
      url: pathname + search,
      headers,
      remoteAddress: origin.remoteAddress,
      ...(body === undefined ? {} : { payload: body }),
    });
    const empty = response.statusCode === 204 || response.statusCode === 304;
    return new Response(empty ? null : new Uint8Array(response.rawPayload), {
      status: response.statusCode,
      headers: toHeaders(response.headers),
    });
  };
}

function toHeaders(values: Record<string, unknown>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(values)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) headers.append(name, String(item));
    }
  }
  return headers;
}
