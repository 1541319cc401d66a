import type { Product } from "@velours/sdk/types";

/** True when a product has this id, handle or SKU, or these words in its title. */
export function matchesProduct({ id, handle, title, variants }: Product, q: string): boolean {
  const wanted = q.trim().toLowerCase();
  return (
    [String(id), handle, ...variants.flatMap(({ id, sku }) => [String(id), sku])].some(
      (name) => name?.toLowerCase() === wanted,
    ) || title.toLowerCase().includes(wanted)
  );
}
