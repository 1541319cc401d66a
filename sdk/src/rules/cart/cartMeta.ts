import type { CartLine } from "../../types.ts";
import { itemCount } from "./itemCount.ts";
import { isWarranty } from "./productTypes.ts";

/** Units of paid, non-warranty lines for each vendor, and the item count. */
export function cartMeta(lines: readonly CartLine[]): {
  vendors: Record<string, number>;
  products: { quantity: number };
} {
  const vendors: Record<string, number> = {};
  for (const line of lines) {
    if (line.free || isWarranty(line)) continue;
    vendors[line.product.vendor] = (vendors[line.product.vendor] ?? 0) + line.quantity;
  }
  return { vendors, products: { quantity: itemCount(lines) } };
}
