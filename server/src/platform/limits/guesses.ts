import type { Context } from "../context.ts";
import { secondsLeft, takeTry } from "./store.ts";
import { TooManyTries } from "./TooManyTries.ts";

/**
 * For what a code stands for, once it was looked up. A code that is nobody's is counted as a guess of its caller, whatever
 * operation it came with; the same one again is none, so a cart with a code that ended is not taken for a guesser. After
 * too many no code is told, good or not: throws TooManyTries.
 */
export async function refuseGuesses<Found>(
  { store: { db }, ip }: Pick<Context, "store" | "ip">,
  code: string,
  found: Found | undefined,
): Promise<Found | undefined> {
  const guesses = { limit: "guessIp", of: ip } as const;
  const spent = await secondsLeft(db, guesses);
  if (spent > 0) throw new TooManyTries(spent);
  if (found !== undefined) return found;
  const isAgain = (await takeTry(db, [{ limit: "sameGuess", of: `${ip} ${code.trim()}` }])) > 0;
  const wait = isAgain ? 0 : await takeTry(db, [guesses]);
  if (wait > 0) throw new TooManyTries(wait);
  return undefined;
}
