import { firstDeliveryDay, giftCardUnits } from "@velours/sdk/rules";
import type { CartLine } from "@velours/sdk/types";

/**
 * True when every gift card of the cart has a recipient and a sender. Only what the form's rules found good
 * is ever saved into a line, so this is all that is left to ask, and whether a chosen day has passed since;
 * the rules themselves come with the step.
 */
export const giftCardsAddressed = (lines: readonly CartLine[], now: number): boolean =>
  giftCardUnits(lines).every(
    ({ delivery: { to, from, date } }) => to?.email && from?.name && (!date || date >= firstDeliveryDay(now)),
  );
