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
  /** The host name by which the API knows the site of the page. */
  apiHost: string;
  site: string;
  member: number | undefined;
  plainCart: string | undefined;
  clientToken: string;
  gatewayUrl: string;
  wallets: readonly Wallet[];
  bnplKit: string;
}

interface Rendering {
  request: FastifyRequest;
  nonce: string;
  /** Path and query of the page. */
  url: string;
  /** Headers, and the fields of a form; a page without them is a guest's. */
  sent?: RequestInit;
  /** Changes the answers that this page alone is made of. */
  overlay?: (call: typeof fetch) => typeof fetch;
}

/** Renders a page from the API's answers to the session of the request. */
export async function fetchPage(
  pages: Pages,
  { apiOrigin, apiHost, ...settings }: PageSettings & ReturnType<typeof pageRegion>,
  { request, nonce, url, sent = {}, overlay = (call) => call }: Rendering,
): Promise<Response> {
  const operation = new URL(request.url, `http://${request.host}`).searchParams.get("operation") ?? "";
  const call: typeof fetch = (input, init) => {
    const pageRequest = new Request(input, init);
    const { pathname, search } = new URL(pageRequest.url);
    const passed = new Request(new URL(pathname + search, apiOrigin), pageRequest);
    passed.headers.set("cookie", withScope(request.headers.cookie, operation));
    // A fetch names the host it connects to.
    passed.headers.set("x-forwarded-host", apiHost);
    return fetch(passed);
  };
  return pages.fetch(new Request(`http://${request.host}${url}`, sent), {
    context: { ...settings, nonce, fetch: overlay(call) },
  });
}

/** Renders one page as the shop's server does, but its calls go to `apiOrigin`. */
export async function sendPage(
  pages: Pages,
  settings: PageSettings,
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
  const { site, apiOrigin, clientToken, gatewayUrl } = settings;
  const siteSettings = await fetchSite(apiOrigin, site, clientToken);
  const region = pageRegion(siteSettings, { cookies: request.headers.cookie, site });
  const answer = await fetchPage(
    pages,
    { ...settings, ...region },
    {
      request,
      nonce,
      url: request.url,
      sent: {
        headers,
        ...(typeof request.body === "string" && { method: "POST", body: request.body }),
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
