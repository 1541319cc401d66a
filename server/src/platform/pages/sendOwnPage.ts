import { randomBytes } from "node:crypto";
import { pagePolicy } from "@velours/sdk/shop";
import type { FastifyReply, FastifyRequest } from "fastify";
import { compress, type Encoding } from "./compress.ts";
import { isPersonal, type PageRequest } from "./PageRequest.ts";
import { withQuery } from "./readPageAddress.ts";
import { keptHeaders, type PageHost, pageHeaders, renderPage } from "./renderPage.ts";

interface OwnPage {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The part of the query that the page does not see. */
  ignored: string;
  encoding: Encoding;
  /** Fields of a form that was sent to the page. */
  form?: string;
}

/** Renders and sends a page that can be personal. */
export async function sendOwnPage(
  host: PageHost,
  page: PageRequest,
  { request, reply, ignored, encoding, form }: OwnPage,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString("base64url");
  const aborted = new AbortController();
  request.raw.on("close", () => {
    if (!reply.raw.writableEnded) aborted.abort();
  });
  const visitor = { cookie: request.headers.cookie, remoteAddress: request.ip };
  const { response, sources } = await renderPage(host, page, {
    visitor,
    nonce,
    signal: aborted.signal,
    form,
  });
  const headers = pageHeaders(response);
  headers["content-security-policy"] = pagePolicy({ nonce }, sources);
  if (headers.location) headers.location = withQuery(headers.location, ignored);
  const html = Buffer.from(await response.arrayBuffer());
  delete headers["content-length"];
  if (encoding !== "identity" && html.length > 0) headers["content-encoding"] = encoding;
  reply.code(response.status).headers(headers);
  const cookies = response.headers.getSetCookie();
  if (response.status === 200 && cookies.length === 0 && !isPersonal(request)) reply.headers(keptHeaders);
  if (cookies.length > 0) reply.header("set-cookie", cookies);
  // Fastify gives a body without bytes a type; a redirect has none.
  return reply.send(html.length > 0 ? await compress(html, encoding, 4) : undefined);
}
