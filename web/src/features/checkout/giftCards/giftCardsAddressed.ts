import { firstDeliveryDay, giftCardUnits } from "@velours/sdk/rules";
import type { CartLine } from "@velours/sdk/types";
import type { CheckoutDraft, GiftCardDraft } from "../draft/CheckoutDraft.ts";
import { giftCardDraft, unitId } from "./giftCardDraft.ts";

/**
 * True when every gift card of the cart has a recipient and a sender, and the form says the same. Only what the form's
 * rules found good is ever saved into a line, so this is all that is left to ask, and whether a chosen day has passed since;
 * the rules themselves come with the step.
 */
export const giftCardsAddressed = (
  lines: readonly CartLine[],
  typed: CheckoutDraft["giftCards"],
  now: number,
): boolean =>
  giftCardUnits(lines).every((unit) => {
    const { to, from, date } = unit.delivery;
    const entry = typed[unitId(unit)];
    return (
      to?.email &&
      from?.name &&
      (!date || date >= firstDeliveryDay(now)) &&
      (!entry || isSaved(entry, giftCardDraft(unit.delivery)))
    );
  });

/** Fields typed after coming back and not confirmed must not be passed by with the browser's Forward. */
const isSaved = (typed: GiftCardDraft, saved: GiftCardDraft): boolean =>
  (["email", "message", "name", "date"] as const).every((field) => typed[field].trim() === saved[field]);
