import type { BotCheck } from "../BotCheck.ts";

/** What Turnstile's public test site keys make in the browser. */
const dummyToken = "XXXX.DUMMY.TOKEN.XXXX";

/**
 * Turnstile with its public test keys: the dummy token passes any number of times, every other one fails. With `block`
 * nothing passes, as with the secret that always fails.
 */
export function sandboxBotCheck(behaviour: "pass" | "block" | "interactive"): BotCheck {
  return { verify: async ({ token }) => behaviour !== "block" && token === dummyToken };
}
