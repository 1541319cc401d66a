import type { Context } from "../context.ts";
import { consumeAllowance, consumeAllowances, secondsLeft, toUsedUp } from "./store.ts";
import { TooManyRequestsError } from "./TooManyRequestsError.ts";

/**
 * Passes on the result of looking up a code. An unknown code counts as a guess of its caller in every operation; the
 * same one again does not, so that a cart with an ended code is not taken for an attack. After too many guesses no code
 * is answered, valid or not: throws TooManyRequestsError.
 */
export async function throttleLookup<Found>(
  { store: { db }, ip }: Pick<Context, "store" | "ip">,
  code: string,
  found: Found | undefined,
): Promise<Found | undefined> {
  const guesses = { limit: "guessIp", of: ip } as const;
  const retryAfter = await secondsLeft(db, guesses);
  if (retryAfter > 0) throw new TooManyRequestsError(retryAfter, toUsedUp("guessIp"));
  if (found !== undefined) return found;
  const isAgain = (await consumeAllowances(db, [{ limit: "sameGuess", of: `${ip} ${code.trim()}` }])) > 0;
  if (isAgain) return undefined;
  const { wait, ...quota } = await consumeAllowance(db, guesses);
  if (wait > 0) throw new TooManyRequestsError(wait, quota);
  return undefined;
}
