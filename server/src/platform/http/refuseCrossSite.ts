import type { IncomingHttpHeaders } from "node:http";
import type { onRequestHookHandler } from "fastify";
import { refuse } from "../contract.ts";
import { send } from "./handleErrors.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses requests from pages of other origins that change something: the member's cookies would authorise them.
 * Browsers send their origin with Sec-Fetch-Site, older ones with Origin; a request without both is not from a browser.
 * (The header x-client-token, which no form can send, is the second lock.)
 */
export function refuseCrossSite(allowed: readonly string[]): onRequestHookHandler {
  return (request, reply, done) => {
    if (safe.has(request.method)) return done();
    const { headers, host } = request;
    if (isOwn(headers, host) || isGuest(headers, allowed)) return done();
    send(reply, refuse("crossSiteRequest"));
  };
}

/** From an origin that may call the API, without a cookie: with one it would act as the member. */
const isGuest = ({ origin, cookie }: IncomingHttpHeaders, allowed: readonly string[]): boolean =>
  cookie === undefined && origin !== undefined && allowed.includes(origin);

function isOwn(headers: IncomingHttpHeaders, host: string): boolean {
  const from = headers["sec-fetch-site"];
  if (from !== undefined) return from === "same-origin" || from === "none";
  const { origin } = headers;
  if (typeof origin !== "string") return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
