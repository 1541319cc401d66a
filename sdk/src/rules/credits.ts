import type { Refusal } from "./refusal.ts";

/** Days from any increase, a refund's too, until the whole balance ends. */
export const CREDITS_DAYS = 365;

interface CreditsBalance {
  balance?: number | null;
  data?: { balance?: number | null } | null;
}

/** The cash-back balance, wherever the answer holds it. */
export const creditsBalance = (credits: CreditsBalance | null | undefined): number =>
  credits?.balance ?? credits?.data?.balance ?? 0;

/** Why cash back can't be used, or null. */
export const validateCredits = (
  credits: CreditsBalance | null | undefined,
): Refusal<"noCreditsAvailable"> | null => {
  const balance = creditsBalance(credits);
  return balance > 0 ? null : { reference: "noCreditsAvailable", value: balance };
};
