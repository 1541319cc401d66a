import { deliveryTime } from "../../rules/checkout/deliveryDay.ts";
import { giftCardUnits } from "../../rules/checkout/giftCardUnits.ts";
import { unitPrice } from "../../rules/prices.ts";
import type { CartLine, Order } from "../../types.ts";

/** A gift card that an order bought: one of its units, worth what that costs. */
export interface BoughtCard {
  /** Its place among the units of the order. */
  unit: number;
  amount: number;
  /** The recipient's address. */
  to: string;
  /** The giver. */
  name: string;
  message: string | null;
  /** When it is made and sent, in milliseconds since 1970: on the day that the shopper chose. */
  dueAt: number;
}

/** The gift cards that an order bought; those without a recipient, and free ones, are none. */
export const listBoughtCards = (
  { created_at, invoice }: Pick<Order, "created_at" | "invoice">,
  lines: readonly CartLine[],
): BoughtCard[] =>
  giftCardUnits(lines).flatMap(({ line, delivery: { from, to, date } }, unit): BoughtCard[] =>
    line.free || !to?.email
      ? []
      : [
          {
            unit,
            amount: unitPrice(line.variant, invoice.currency),
            to: to.email,
            name: from?.name ?? "",
            message: from?.message ?? null,
            dueAt: Math.max(Date.parse(created_at), date ? deliveryTime(date) : 0),
          },
        ],
  );
