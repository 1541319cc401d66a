import type { CartLine, Checkout, DraftLine } from "../types.ts";

/**
 * The checkout with its draft when the cart holds every unit that the draft prepared, gifts not counted; otherwise without
 * it. A cart of the buyer's own is an order like any other, and leaves the draft as it is.
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
  const isHeld = drafted !== null && [...missing.values()].every((units) => units <= 0);
  return isHeld && draft !== undefined ? { ...checkout, draft } : checkout;
}
