import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { type Pages, pagePolicy, pageRegion, type Wallet } from "@velours/sdk/shop";
import type { Site } from "@velours/sdk/types";
import type { FastifyReply, FastifyRequest } from "fastify";
import { scopeCookie, withScope } from "../api/scope.ts";

export interface PageSettings {
  /** Where pages that are being rendered reach the API: the host itself. */
  apiOrigin: string;
  site: string;
  member: number | undefined;
  plainCart: string | undefined;
  clientToken: string;
  gatewayUrl: string;
  wallets: readonly Wallet[];
  bnplKit: string;
}

/** Renders one page as the shop's server does, but its calls go to `apiOrigin`. */
export async function sendPage(
  pages: Pages,
  { apiOrigin, gatewayUrl, ...settings }: PageSettings,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString("base64url");
  const { searchParams } = new URL(request.url, `http://${request.host}`);
  const operation = searchParams.get("operation") ?? "";
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const call: typeof fetch = (input, init) => {
    const pageRequest = new Request(input, init);
    const { pathname, search } = new URL(pageRequest.url);
    const passed = new Request(new URL(pathname + search, apiOrigin), pageRequest);
    passed.headers.set("cookie", withScope(request.headers.cookie, operation));
    return fetch(passed);
  };
  const { site, clientToken } = settings;
  const siteSettings = await fetchSite(apiOrigin, site, clientToken);
  const form = typeof request.body === "string" ? { method: "POST", body: request.body } : {};
  const answer = await pages.fetch(
    new Request(`http://${request.host}${request.url}`, { headers, ...form }),
    {
      context: {
        ...settings,
        nonce,
        gatewayUrl,
        fetch: call,
        ...pageRegion(siteSettings, { cookies: request.headers.cookie, site }),
      },
    },
  );
  reply
    .code(answer.status)
    .header("content-security-policy", pagePolicy({ nonce }, { script: [gatewayUrl], frame: [gatewayUrl] }));
  for (const [name, value] of answer.headers) if (name !== "set-cookie") reply.header(name, value);
  for (const value of answer.headers.getSetCookie()) reply.header("set-cookie", value);
  if (searchParams.has("scenario")) reply.header("set-cookie", scopeCookie(operation));
  if (!answer.headers.has("cache-control")) reply.header("cache-control", "no-store");
  return reply.send(answer.body && Readable.fromWeb(answer.body as ReadableStream));
}

/** A site's settings; undefined when they are not answered, as in a scenario. */
export async function fetchSite(
  apiOrigin: string,
  site: string,
  clientToken: string,
): Promise<Site | undefined> {
  const response = await fetch(new URL(`/api/sites/${site}`, apiOrigin), {
    headers: { "x-client-token": clientToken },
  });
  return response.ok ? ((await response.json()) as Site) : undefined;
}
