import type { CartError, CartState } from "./CartState.ts";

/**
 * The error under the field for codes: why the code entered last was not taken, or why an applied one does
 * not count.
 */
export const codeError = ({
  promotion,
  giftCard,
}: Pick<CartState, "promotion" | "giftCard">): CartError | null =>
  promotion.refused ?? giftCard.refused ?? promotion.error ?? giftCard.error;
