import type { IncomingHttpHeaders } from "node:http";
import { asksForExample } from "../api/asksForExample.ts";
import { isInScope } from "../api/scope.ts";
import { findOperation } from "../contract.ts";

/**
 * The headers Prism gets for a call (`path` without the API's prefix). A preference outside the page's scope is dropped. A preference
 * inside it names its media type, too: Prism looks for the example only in the one it would choose for `accept`, and a
 * browser accepts all.
 */
export function prismHeaders(
  method: string,
  path: string,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const { "accept-encoding": _compressed, prefer, ...others } = headers;
  if (prefer === undefined || !asksForExample(String(prefer))) return others;
  const operation = findOperation(method, path);
  if (!isInScope(headers.cookie, operation?.operationId)) return others;
  const example = /\bexample=([^\s,;]+)/.exec(String(prefer))?.[1] ?? "";
  const code = /\bcode=(\d{3})/.exec(String(prefer))?.[1] ?? "";
  const content = Object.entries(operation?.responses[code]?.content ?? {});
  const accept = content.find(([, media]) => Object.hasOwn(media.examples ?? {}, example))?.[0];
  return { ...others, prefer, ...(accept && { accept }) };
}
