import { giftCardUnits } from "@velours/sdk/rules";
import type { CartLine } from "@velours/sdk/types";

/**
 * Whether every gift card of the cart has a recipient and a sender. Only what the form's rules found good is ever saved
 * into a line, so this is all that is left to ask; the rules themselves come with the step.
 */
export const giftCardsAddressed = (lines: readonly CartLine[]): boolean =>
  giftCardUnits(lines).every(({ delivery }) => delivery.to?.email && delivery.from?.name);
