import type { Context } from "../context.ts";
import { type Refusal, refuse } from "../generated/handlers.ts";
import { type Counted, secondsLeft, takeTry } from "./store.ts";

/** Takes one try of each limit; the refusal to answer when there is none left, else null. */
export async function refuseTry(
  { store }: Pick<Context, "store">,
  counted: readonly Counted[],
): Promise<Refusal<"rateLimited"> | null> {
  return refusalFor(await takeTry(store.db, counted));
}

/** The refusal when no try is left, else null; takes none. */
export async function refuseSpent(
  { store }: Pick<Context, "store">,
  counted: Counted,
): Promise<Refusal<"rateLimited"> | null> {
  return refusalFor(await secondsLeft(store.db, counted));
}

const refusalFor = (seconds: number): Refusal<"rateLimited"> | null =>
  seconds === 0 ? null : refuse("rateLimited", null, { of: "attempts", headers: { "retry-after": seconds } });
