import { validateCredits } from "@velours/sdk/rules";
import type { Credits, Currency } from "@velours/sdk/types";

/** The cart's choice of cash back, and its owner. */
export interface AppliedCredits {
  apply: boolean;
  /** The balance that was applied; a later member of this browser has another. */
  uuid?: string;
}

/** The session keeps the balance of the region before until the new one is answered; it pays for nothing here. */
export const creditsIn = (credits: Credits | null, currency: Currency): Credits | null =>
  credits?.currency === currency ? credits : null;

/** True when the cart applies this member's cash back, be there any left or not. */
export const appliesCredits = (
  { apply, uuid }: AppliedCredits,
  credits: Credits | null,
): credits is Credits => apply && credits !== null && (uuid === undefined || uuid === credits.uuid);

/** The cash back that pays for the cart; null for none. */
export const spendableCredits = (applied: AppliedCredits, credits: Credits | null): Credits | null =>
  appliesCredits(applied, credits) && !validateCredits(credits) ? credits : null;
