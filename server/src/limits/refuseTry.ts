import type { Context } from "../context.ts";
import { type Refusal, refuse } from "../generated/handlers.ts";
import { type Counted, takeTry } from "./store.ts";

/** Takes one try of each limit; the refusal to answer when there is none left, else null. */
export async function refuseTry(
  { store }: Pick<Context, "store">,
  counted: readonly Counted[],
): Promise<Refusal<"rateLimited"> | null> {
  const seconds = await takeTry(store.db, counted);
  if (seconds === 0) return null;
  return refuse("rateLimited", null, { of: "attempts", headers: { "retry-after": seconds } });
}
