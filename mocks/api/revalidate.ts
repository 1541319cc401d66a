import { hashText } from "@velours/sdk/shop";
import type { MockResponse } from "../shop/MockResponse.ts";

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
  const etag = `"${hashText(JSON.stringify(response.body))}"`;
  const headers = {
    ...response.headers,
    etag,
    "cache-control": "private, no-cache",
    ...(vary.length > 0 && { vary: vary.join(", ") }),
  };
  const isCurrent = ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
  return isCurrent ? { status: 304, headers } : { ...response, headers };
}
