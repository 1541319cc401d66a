import type { BotCheck } from "../BotCheck.ts";

/** Token of Turnstile's public test site keys. */
const dummyToken = "XXXX.DUMMY.TOKEN.XXXX";

/**
 * Turnstile's public test site keys: the page's widget fails with one, and requires a click with the other. With `pass`
 * nothing of the provider is loaded.
 */
export const sandboxSiteKeys = {
  pass: null,
  block: "2x00000000000000000000BB",
  interactive: "3x00000000000000000000FF",
} as const;

/**
 * Turnstile with its public test keys: the dummy token passes any number of times, every other one fails. With `block`
 * all tokens fail. With `interactive` the widget returns the dummy token after a click.
 */
export function sandboxBotCheck(behaviour: "pass" | "block" | "interactive"): BotCheck {
  return { verify: async ({ token }) => behaviour !== "block" && token === dummyToken };
}
