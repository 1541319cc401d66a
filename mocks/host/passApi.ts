import httpProxy from "@fastify/http-proxy";
import type { FastifyInstance } from "fastify";
import { mockOperations, type Operation } from "../contract.ts";
import { parseViolations, type Violation } from "../prism/Violation.ts";
import { prismHeaders } from "./preference.ts";

/** Prism sends the `Set-Cookie` headers of an answer as one, of which a browser reads only the first cookie. */
const splitCookies = (cookies: string | string[] | undefined): string[] =>
  [cookies ?? []].flat().flatMap((line) => line.split(/, *(?=[\w-]+=)/));

const toPath = (url = "/"): string => new URL(url, "http://host").pathname.replace(/^\/api/, "");

interface PassOptions {
  /** Origin of the API behind Prism. Files come from there: Prism reads every answer as text, which no PDF survives. */
  upstream?: string;
  /** True for a cursor of the API; that of an example leads to no page, and is left out. */
  isCursor?: (cursor: string) => boolean;
  /** Hears of every violation that Prism finds. */
  onViolation?: (violation: Violation) => void;
}

const isFile = ({ responses }: Operation): boolean =>
  Object.keys(responses["200"]?.content ?? {}).some((type) => !/json|^text\//.test(type));

/** `/api` as it is behind Prism at `prismUrl`. */
export async function passApi(
  app: FastifyInstance,
  prismUrl: string,
  { upstream, isCursor = () => true, onViolation = () => {} }: PassOptions = {},
): Promise<void> {
  for (const { path } of upstream === undefined ? [] : mockOperations.filter(isFile)) {
    const prefix = `/api${path.replace(/\{(\w+)\}/g, ":$1")}`;
    await app.register(httpProxy, { upstream: upstream ?? "", prefix, rewritePrefix: prefix });
  }
  await app.register(httpProxy, {
    upstream: prismUrl,
    prefix: "/api",
    rewritePrefix: "",
    // The contract has no HEAD, and Node sends no body after one.
    preHandler(request, _reply, done) {
      if (request.method === "HEAD") request.raw.method = "GET";
      done();
    },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) =>
        prismHeaders(request.method ?? "GET", toPath(request.url), headers),
      rewriteHeaders: ({ "set-cookie": cookies, "x-pagination-next": next, ...headers }) => ({
        ...headers,
        ...(cookies !== undefined && { "set-cookie": splitCookies(cookies) }),
        ...(next !== undefined && isCursor(String(next)) && { "x-pagination-next": next }),
      }),
      onResponse: (request, reply, response) => {
        const header = reply.getHeader("sl-violations");
        if (header !== undefined) {
          const call = { method: request.method, path: toPath(request.url), status: reply.statusCode };
          for (const violation of parseViolations(String(header), call)) onViolation(violation);
        }
        // Its types say the response of Node, which has no body to pass on.
        if ("stream" in response) reply.send(response.stream);
      },
    },
  });
}
