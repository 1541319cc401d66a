import type { CartLine } from "../../types.ts";
import { giftCardUnits } from "./giftCardUnits.ts";

/** A gift card in the form that GiftCardForms validates. */
export interface GiftCardEntry {
  email: string | null;
  message: string | null;
  name: string | null;
  /** Day the email is sent on; null for at once. */
  date: string | null;
}

/**
 * The deliveries of a cart as the list GiftCardForms checks, in the order of the lines; null where a unit has none, so
 * that it is named as missing.
 */
export const giftCardForms = (lines: readonly CartLine[]): (GiftCardEntry | null)[] =>
  giftCardUnits(lines).map(({ delivery: { from, to, date } }) =>
    from || to || date
      ? {
          email: to?.email ?? null,
          message: from?.message ?? null,
          name: from?.name ?? null,
          date: date ?? null,
        }
      : null,
  );
