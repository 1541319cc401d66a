import httpProxy from "@fastify/http-proxy";
import type { FastifyInstance } from "fastify";
import { prismHeaders } from "./preference.ts";

/** Prism sends the `Set-Cookie` headers of an answer as one, of which a browser reads only the first cookie. */
const splitCookies = (cookies: string | string[] | undefined): string[] =>
  [cookies ?? []].flat().flatMap((line) => line.split(/[, ]+(?=(?:__Host-)?velours_\w+=)/));

/** `/api` as it is behind Prism; what is not in the contract (`/api/ready`, `/pictures/…`, `/sandbox/…`) goes to the shop itself. */
export async function passApi(app: FastifyInstance, prismUrl: string, shopUrl?: string): Promise<void> {
  const others = shopUrl ? ["/sandbox", "/pictures", "/api/health", "/api/ready"] : [];
  for (const prefix of others) {
    await app.register(httpProxy, { upstream: shopUrl ?? "", prefix, rewritePrefix: prefix });
  }
  await app.register(httpProxy, {
    upstream: prismUrl,
    prefix: "/api",
    rewritePrefix: "",
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => {
        const path = new URL(request.url ?? "/", "http://host").pathname.replace(/^\/api/, "");
        return prismHeaders(request.method ?? "GET", path, headers);
      },
      rewriteHeaders: ({ "set-cookie": cookies, ...headers }) =>
        cookies === undefined ? headers : { ...headers, "set-cookie": splitCookies(cookies) },
    },
  });
}
