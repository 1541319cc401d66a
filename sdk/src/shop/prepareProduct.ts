import type { Reason } from "../reasons/Reason.ts";
import { derivePrices } from "../rules/catalogue/setPrices.ts";
import type { Product } from "../types.ts";
import { numberVariants } from "./numberVariants.ts";
import { productProblem } from "./productProblem.ts";

/** A product that a merchant saves, before an import's checks of it. */
export interface PreparedProduct {
  row: Product;
  /** Undefined when nothing is wrong. */
  problem: Reason | undefined;
  /** True where the stored one cost nothing already. */
  allowFree: boolean;
}

/** Prepares a product to be saved; `stored` is undefined for a new one, and new variants get numbers from `nextVariant` on. */
export function prepareProduct(
  sent: Product,
  stored: Product | undefined,
  nextVariant: number,
): PreparedProduct {
  const product = withoutBlanks(sent);
  return {
    row: derivePrices(numberVariants(product, nextVariant)),
    problem: productProblem(product, { product: stored, nextVariant }),
    allowFree: stored !== undefined && isFree(stored),
  };
}

/** An import may have let it cost nothing, and its words can be changed since. */
const isFree = ({ variants }: Product): boolean =>
  variants.some(({ prices }) => Object.values(prices).includes(0));

/** A handle is found by its letters alone. */
function withoutBlanks({ handle, ...product }: Product): Product {
  const trimmed = handle?.trim() ?? "";
  return { ...product, ...(trimmed !== "" && { handle: trimmed }) };
}
