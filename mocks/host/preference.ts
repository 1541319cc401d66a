import type { IncomingHttpHeaders } from "node:http";
import { readPreference } from "../api/readPreference.ts";
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
  // The server has told the caller to go on with the body, and undici sends no `expect`.
  const { "accept-encoding": _compressed, expect: _continued, prefer, ...others } = headers;
  const preference = readPreference(String(prefer ?? ""));
  if (preference === undefined) return others;
  const operation = findOperation(method, path);
  if (!isInScope(headers.cookie, operation?.operationId)) return others;
  const { example = "", code = "" } = preference;
  const content = Object.entries(operation?.responses[code]?.content ?? {});
  const accept = content.find(([, media]) => Object.hasOwn(media.examples ?? {}, example))?.[0];
  return { ...others, prefer, ...(accept && { accept }) };
}
