import { paymentServiceName } from "@velours/sdk/rules";
import type { Order } from "@velours/sdk/types";
import { m } from "../../../platform/text/m.ts";
import type { Text } from "../../../platform/text/useText.ts";

/** How an order was paid, in words; null when there was nothing to pay or the method has no name yet. */
export function paidWith(
  text: Text,
  {
    paymentMethod,
    cardDetails,
    invoice: { payments },
  }: Pick<Order, "paymentMethod" | "cardDetails" | "invoice">,
): string | null {
  const parts: string[] = [];
  if (payments.giftCard > 0) parts.push(text(m.gift_card));
  if (payments.credits > 0) parts.push(text(m.cash_back_row));
  if (paymentMethod === "credit-card" || paymentMethod === "saved-credit-card") {
    parts.push(
      cardDetails
        ? text(m.card_ending, { method: text(m.credit_card), digits: cardDetails.lastFour })
        : text(m.credit_card),
    );
  }
  const service = paymentServiceName(paymentMethod);
  if (service) parts.push(service);
  return parts.length > 0 ? parts.join(" + ") : null;
}
