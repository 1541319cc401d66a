import type { Invoice } from "../../types.ts";
import { giftCardSubtotal } from "../cart/giftCardSubtotal.ts";
import { sumAmounts } from "../money.ts";

/** The subtotal that chooses a shipping rate: without gift cards, less the promotion's discount. */
export const shippingSubtotal = (
  { subtotal, discounts }: Pick<Invoice, "subtotal" | "discounts">,
  lines: Parameters<typeof giftCardSubtotal>[0],
): number => sumAmounts([subtotal, -giftCardSubtotal(lines), -discounts.promotion]);
