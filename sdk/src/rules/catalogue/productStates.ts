import type { Currency, ProductState, Variant } from "../../types.ts";
import { isAvailable } from "../cart/isAvailable.ts";
import { hasPriceIn } from "../prices.ts";
import { getStockLevel } from "./presentProduct.ts";
import type { ProductRecord, StockRow } from "./productRecord.ts";
import { shownVariants } from "./shownVariants.ts";

/** Facts of the shop that states of products follow from. */
export interface ShopFacts {
  /** Ids of products that no menu leads to. */
  unlisted: ReadonlySet<number>;
  /** Currencies that sites sell in. */
  currencies: ReadonlySet<Currency>;
}

/** True for a variant that a shopper of some region can buy. */
export const isSold = (
  stock: readonly StockRow[],
  variant: Pick<Variant, "id" | "inventory_policy" | "option1">,
): boolean =>
  isAvailable({ inventories: stock.map((row) => ({ ...row, level: getStockLevel(row) })) }, variant);

/** Everything that keeps a product from being found or bought. */
export function productStates(
  { id, document, enabled, stock }: Pick<ProductRecord, "id" | "document" | "enabled" | "stock">,
  { unlisted, currencies }: ShopFacts,
): ProductState[] {
  const { images, variants } = document;
  const isPriced = (currency: Currency) =>
    shownVariants({ variants }).some((variant) => hasPriceIn(variant, currency));
  const states: Record<ProductState, boolean> = {
    disabled: !enabled,
    unlisted: unlisted.has(id),
    unpictured: images.length === 0,
    soldOut: !variants.some((variant) => isSold(stock, variant)),
    unpriced: ![...currencies].every(isPriced),
  };
  return (Object.keys(states) as ProductState[]).filter((state) => states[state]);
}
