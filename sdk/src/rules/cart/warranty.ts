import type { CartLine, Currency, Product } from "../../types.ts";
import { isForSale } from "../catalogue/shownVariants.ts";
import { addLine } from "./addLine.ts";
import { createLine } from "./createLine.ts";
import { isLine, type LineKey } from "./lineKey.ts";
import { isWarranty } from "./productTypes.ts";
import { removeLines } from "./removeLines.ts";

interface Protection {
  /** The warranty product; its first variant for sale protects. */
  product: Product;
  currency: Currency;
  /** ms since 1970. */
  now: number;
}

/** A line may be protected when its type is one of the site's warrantyTypes; gifts never are. */
export const isProtectable = (
  line: { product: Pick<Product, "type"> } & Partial<Pick<CartLine, "free">>,
  types: readonly string[],
): boolean => !line.free && types.includes(line.product.type);

function warrantyLine(target: number, { product, currency, now }: Protection): CartLine | null {
  const variant = product.variants.find(isForSale);
  return variant ? createLine({ product, variant, currency, now, target }) : null;
}

/** Marks a line protected and adds its warranty line: quantity 1, digital, target = the line's variant. */
export function protectLine(lines: readonly CartLine[], key: LineKey, protection: Protection): CartLine[] {
  const added = warrantyLine(key.id, protection);
  if (!added || !lines.some((line) => isLine(line, key) && !line.free)) return [...lines];
  const marked = lines.map((line) => (isLine(line, key) ? { ...line, warranty: true } : line));
  return marked.some((line) => line.target === key.id) ? marked : addLine(marked, added);
}

/** Takes the protection of a line away, and its mark. */
export const unprotectLine = (lines: readonly CartLine[], key: LineKey): CartLine[] =>
  removeLines(
    lines,
    lines.filter((line) => line.target === key.id).map((line) => ({ id: line.variant.id, target: key.id })),
  ).map((line) => (isLine(line, key) && line.warranty ? { ...line, warranty: false } : line));

/** A warranty line without a target, or marks and warranties that do not agree in number. */
export function needsWarrantyRebuild(lines: readonly CartLine[]): boolean {
  const warranties = lines.filter(isWarranty);
  const marked = lines.filter((line) => line.warranty && !isWarranty(line)).length;
  return (
    warranties.some((line) => line.target === null || line.target === undefined) ||
    marked !== warranties.reduce((units, line) => units + line.quantity, 0)
  );
}

/** Returns a warranty line for each marked line, and no others. */
export function rebuildWarrantyLines(lines: readonly CartLine[], protection: Protection): CartLine[] {
  const goods = lines.filter((line) => !isWarranty(line));
  return goods
    .filter((line) => line.warranty)
    .reduce((all, line) => {
      const added = warrantyLine(line.variant.id, protection);
      return added ? addLine(all, added) : all;
    }, goods);
}
