import type { MockResponse } from "../shop/MockResponse.ts";

/** FNV-1a: a page that is not served securely has no hash of its own. https://www.rfc-editor.org/rfc/rfc9923 */
function hash(text: string): string {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  return `${(state >>> 0).toString(36)}-${text.length.toString(36)}`;
}

/**
 * The response of an operation that depends on its address and the request headers of `vary` alone: with an entity tag,
 * or 304 where the caller names that in If-None-Match.
 */
export function revalidate(
  response: MockResponse,
  vary: readonly string[] | undefined,
  ifNoneMatch = "",
): MockResponse {
  if (vary === undefined || response.status !== 200) return response;
  const etag = `"${hash(JSON.stringify(response.body))}"`;
  const headers = {
    ...response.headers,
    etag,
    "cache-control": "private, no-cache",
    ...(vary.length > 0 && { vary: vary.join(", ") }),
  };
  const isCurrent = ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
  return isCurrent ? { status: 304, headers } : { ...response, headers };
}
