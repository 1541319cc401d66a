import type { FoundVariant } from "./VariantSearch.tsx";

/** A line as it is typed. */
export interface TypedLine extends FoundVariant {
  quantity: number;
}

/** The variant with one unit more, or in a line of its own. */
export function addVariant(lines: readonly TypedLine[], variant: FoundVariant): TypedLine[] {
  const isThere = lines.some(({ variantId }) => variantId === variant.variantId);
  return isThere
    ? lines.map((line) =>
        line.variantId === variant.variantId ? { ...line, quantity: line.quantity + 1 } : line,
      )
    : [...lines, { ...variant, quantity: 1 }];
}
