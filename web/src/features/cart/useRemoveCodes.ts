import { m, useText } from "../../platform/text/useText.ts";
import { focusCodeField, REMOVE_GIFT_CARD_ID, REMOVE_PROMOTION_ID } from "./focusSoon.ts";
import { useCartActions } from "./useCartActions.ts";

/** The buttons of the bag that take its codes back; the focus goes to the field for another one. */
export function useRemoveCodes() {
  const text = useText();
  const cartActions = useCartActions();
  return {
    promotion: (name: string) => ({
      id: REMOVE_PROMOTION_ID,
      label: text(m.remove_code, { code: name }),
      action: () => void cartActions.removePromotion().then(focusCodeField),
    }),
    giftCard: {
      id: REMOVE_GIFT_CARD_ID,
      label: text(m.remove_code, { code: text(m.gift_card) }),
      action: () => void cartActions.removeGiftCard().then(focusCodeField),
    },
  };
}
