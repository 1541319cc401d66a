import type { CartLine, Currency } from "../../types.ts";
import { lineAmount } from "../money.ts";
import { isOnSale, unitPrice } from "../prices.ts";
import { getMedium } from "./getMedium.ts";
import { isLine, type LineKey } from "./lineKey.ts";

/** Keys to overwrite in a line; product and variant may be parts, `replacement` is another variant. */
export type LinePatch = Partial<Omit<CartLine, "product" | "variant">> & {
  product?: Partial<CartLine["product"]>;
  variant?: Partial<CartLine["variant"]>;
  replacement?: CartLine["variant"];
};

/** The line with keys overwritten; price and sale follow unless the patch says them. */
export function patchLine(
  line: CartLine,
  { replacement, ...patch }: LinePatch,
  currency: Currency,
): CartLine {
  const product = { ...line.product, ...patch.product };
  const variant = replacement ?? { ...line.variant, ...patch.variant };
  const quantity = patch.quantity ?? line.quantity;
  return {
    ...line,
    sale: isOnSale(variant, currency),
    price: lineAmount(unitPrice(variant, currency), quantity),
    currency,
    ...(replacement && { medium: getMedium(product, replacement.id) }),
    ...patch,
    product,
    variant,
    quantity,
  };
}

/** Overwrites keys of one line of the cart; a key that is not there changes nothing. */
export const mergeLine = (
  lines: readonly CartLine[],
  key: LineKey,
  patch: LinePatch,
  currency: Currency,
): CartLine[] => lines.map((line) => (isLine(line, key) ? patchLine(line, patch, currency) : line));
