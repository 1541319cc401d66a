import type { CartLine, Checkout, DraftLine } from "../types.ts";

/**
 * The checkout with its draft when the cart is what the draft prepared, unit by unit, beside gifts; otherwise without it.
 * A cart of the buyer's own is an order like any other, and leaves the draft as it is.
 */
export function withDraft<C extends Pick<Checkout, "draft">>(
  { draft, ...checkout }: C,
  lines: readonly Pick<CartLine, "variant" | "quantity" | "free">[],
  drafted: readonly DraftLine[] | null,
): Omit<C, "draft"> & Pick<Checkout, "draft"> {
  const missing = new Map<number, number>();
  const count = (id: number, units: number) => missing.set(id, (missing.get(id) ?? 0) + units);
  for (const { variantId, quantity } of drafted ?? []) count(variantId, quantity);
  for (const { variant, quantity, free } of lines) if (!free) count(variant.id, -quantity);
  const isSame = drafted !== null && [...missing.values()].every((units) => units === 0);
  return isSame && draft !== undefined ? { ...checkout, draft } : checkout;
}
