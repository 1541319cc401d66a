import type { CartLine, Currency, Product, Variant } from "../../types.ts";
import { lineAmount } from "../money.ts";
import { isOnSale, unitPrice } from "../prices.ts";
import { getMedium } from "./getMedium.ts";

export interface NewLine {
  product: Product;
  variant: Variant;
  /** Units; below 1 counts as 1. Free and warranty lines are always 1. */
  quantity?: number;
  currency: Currency;
  /** ms since 1970. */
  now: number;
  free?: boolean;
  promotion?: string | null;
  /** Variant id a warranty line covers. */
  target?: number | null;
  delivery?: CartLine["delivery"];
}

/** A cart line with everything derived: sale, medium, price. */
export function createLine({
  product,
  variant,
  quantity = 1,
  currency,
  now,
  free = false,
  promotion = null,
  target = null,
  delivery,
}: NewLine): CartLine {
  const units = free || target !== null ? 1 : Math.max(1, quantity);
  return {
    product,
    variant,
    quantity: units,
    sale: isOnSale(variant, currency),
    medium: target === null ? getMedium(product, variant.id) : "digital",
    free,
    promotion,
    price: lineAmount(unitPrice(variant, currency), units),
    currency,
    warranty: false,
    target,
    ...(delivery === undefined ? {} : { delivery }),
    date_added: now,
    date_updated: now,
  };
}
