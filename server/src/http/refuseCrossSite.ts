import type { onRequestHookHandler } from "fastify";
import { refuse } from "../generated/handlers.ts";
import { send } from "./answerErrors.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what a page of another origin sends to change something; cookies would say it was the member. Browsers say
 * where a request is from with Sec-Fetch-Site, older ones with Origin; who sends neither is no browser. (The header
 * x-client-token, which no form can send, is the second lock.)
 */
export const refuseCrossSite: onRequestHookHandler = (request, reply, done) => {
  if (safe.has(request.method) || isOwn(request.headers, request.host)) return done();
  send(reply, refuse("crossSiteRequest"));
};

function isOwn(headers: Record<string, string | string[] | undefined>, host: string): boolean {
  const from = headers["sec-fetch-site"];
  if (from !== undefined) return from === "same-origin" || from === "none";
  const { origin } = headers;
  if (typeof origin !== "string") return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
