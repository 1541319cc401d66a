import type { IncomingHttpHeaders } from "node:http";
import { findOperation } from "../contract.ts";

const cookieName = "velours_mock_operation";

/**
 * A page opened with `?scenario=rateLimited&operation=getOrder` asks every call for that error; this cookie, set with the page,
 * keeps it to the one operation. Empty when the page names none.
 */
export function scopeCookie(operation: string): string {
  return `${cookieName}=${encodeURIComponent(operation)}; Path=/; SameSite=Lax`;
}

/** The cookie header of a call made while that page is rendered. */
export function withScope(cookie: string | undefined, operation: string): string {
  const others = (cookie ?? "").split(/;\s*/).filter((part) => part && !part.startsWith(`${cookieName}=`));
  return [...others, `${cookieName}=${encodeURIComponent(operation)}`].join("; ");
}

/**
 * The headers Prism gets for a call (`path` without the API's prefix). A preference outside the page's scope is dropped. One
 * inside it names its media type, too: Prism looks for the example only in the one it would choose for `accept`, and a
 * browser accepts all.
 */
export function prismHeaders(
  method: string,
  path: string,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const { "accept-encoding": _compressed, prefer, ...others } = headers;
  if (prefer === undefined) return others;
  const operation = findOperation(method, path);
  const scope = new RegExp(`${cookieName}=(\\w+)`).exec(headers.cookie ?? "")?.[1];
  if (scope && scope !== operation?.operationId) return others;
  const example = /\bexample=([^\s,;]+)/.exec(String(prefer))?.[1] ?? "";
  const code = /\bcode=(\d{3})/.exec(String(prefer))?.[1] ?? "";
  const content = Object.entries(operation?.responses[code]?.content ?? {});
  const accept = content.find(([, media]) => Object.hasOwn(media.examples ?? {}, example))?.[0];
  return { ...others, prefer, ...(accept && { accept }) };
}
