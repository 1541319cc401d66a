import { formatMoney } from "@velours/sdk/rules";
import type { Order } from "@velours/sdk/types";
import { m } from "../../../platform/text/m.ts";
import type { Text } from "../../../platform/text/useText.ts";
import { paidWith } from "./paidWith.ts";

/** The sum that cancelling an order gives back, in words; no sum for nothing, or while it is not read. */
export function givenBack(
  text: Text,
  order: Pick<Order, "cancellationRefund" | "paymentMethod" | "cardDetails" | "invoice">,
): string {
  const { cancellationRefund, invoice } = order;
  const method = paidWith(text, order);
  if (!cancellationRefund || method === null) return text(m.cancel_order_nothing_sent);
  return text(m.cancel_order_paid_back, {
    amount: formatMoney(cancellationRefund, invoice.currency, { digits: 2 }),
    method,
  });
}
