import type { Context } from "../context.ts";
import { consumeAllowances, secondsLeft } from "./store.ts";
import { TooManyRequestsError } from "./TooManyRequestsError.ts";

/**
 * For what a code stands for, once it was looked up. A code that is nobody's is counted as a guess of its caller, whatever
 * operation it came with; the same one again is none, so a cart with a code that ended is not taken for a guesser. After
 * too many no code is told, good or not: throws TooManyTries.
 */
export async function throttleLookup<Found>(
  { store: { db }, ip }: Pick<Context, "store" | "ip">,
  code: string,
  found: Found | undefined,
): Promise<Found | undefined> {
  const guesses = { limit: "guessIp", of: ip } as const;
  const retryAfter = await secondsLeft(db, guesses);
  if (retryAfter > 0) throw new TooManyRequestsError(retryAfter);
  if (found !== undefined) return found;
  const isAgain = (await consumeAllowances(db, [{ limit: "sameGuess", of: `${ip} ${code.trim()}` }])) > 0;
  const wait = isAgain ? 0 : await consumeAllowances(db, [guesses]);
  if (wait > 0) throw new TooManyRequestsError(wait);
  return undefined;
}
