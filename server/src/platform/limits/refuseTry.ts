import type { Context } from "../context.ts";
import { type Refusal, refuse } from "../contract.ts";
import { type Counted, takeTry } from "./store.ts";

/** Takes one try of each limit; the refusal to answer when there is none left, else null. */
export async function refuseTry(
  { store }: Pick<Context, "store">,
  counted: readonly Counted[],
): Promise<Refusal<"rateLimited"> | null> {
  const seconds = await takeTry(store.db, counted);
  return seconds === 0 ? null : refuseFor(seconds);
}

/** The answer to who is to come back in `seconds`. */
export const refuseFor = (seconds: number): Refusal<"rateLimited"> =>
  refuse("rateLimited", null, { of: "attempts", headers: { "retry-after": seconds } });
