import type { Context } from "../context.ts";
import { type ErrorResponse, refuse } from "../contract.ts";
import { type Allowance, consumeAllowances } from "./store.ts";

/** Takes one try of each limit; the refusal to answer when there is none left, else null. */
export async function throttleRequest(
  { store }: Pick<Context, "store">,
  allowances: readonly Allowance[],
): Promise<ErrorResponse<"rateLimited"> | null> {
  const seconds = await consumeAllowances(store.db, allowances);
  return seconds === 0 ? null : refuseForSeconds(seconds);
}

/** The response to a caller who must wait for `seconds`. */
export const refuseForSeconds = (seconds: number): ErrorResponse<"rateLimited"> =>
  refuse("rateLimited", null, { headers: { "retry-after": seconds } });
