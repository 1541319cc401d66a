import type { Context } from "../context.ts";
import { type ErrorResponse, refuse } from "../contract.ts";
import { isAnnounced, type Quota, rateLimitHeaders } from "./rateLimitHeaders.ts";
import { type Allowance, consumeAllowance } from "./store.ts";

/**
 * Takes one try of each limit; the refusal to answer when there is none left, else null. Adds to `quotas` what is left
 * of those that callers may know.
 */
export async function throttleRequest(
  { store, quotas }: Pick<Context, "store"> & { quotas?: Quota[] },
  allowances: readonly Allowance[],
): Promise<ErrorResponse<"rateLimited"> | null> {
  for (const allowance of allowances) {
    const { wait, ...quota } = await consumeAllowance(store.db, allowance);
    if (wait > 0) return refuseForSeconds(wait, quota);
    if (isAnnounced(quota)) quotas?.push(quota);
  }
  return null;
}

/** The response to a caller who must wait for `seconds` until `quota` has something left. */
export const refuseForSeconds = (seconds: number, quota: Quota): ErrorResponse<"rateLimited"> =>
  refuse("rateLimited", null, { headers: { "retry-after": seconds, ...rateLimitHeaders([quota]) } });
