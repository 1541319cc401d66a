import type { Payment } from "@velours/sdk/types";
import { m } from "../../../../../platform/text/m.ts";
import type { Text } from "../../../../../platform/text/useText.ts";

/** Label of the only button when nothing is left for the card. */
export function internalButton(text: Text, method: Payment["paymentMethod"]): string {
  switch (method) {
    case "gift-card":
      return text(m.pay_with_gift_card);
    case "credits":
      return text(m.pay_with_cash_back);
    case "gift-card-and-credits":
      return text(m.pay_with_gift_card_and_cash_back);
    default:
      return text(m.free_order);
  }
}
