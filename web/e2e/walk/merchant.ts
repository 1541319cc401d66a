import type { Shop } from "./Walk.ts";

interface VariantChange {
  price?: number;
  level?: "none" | "low" | "high";
}

async function post(shop: Shop, path: string, body: unknown): Promise<void> {
  const answer = await fetch(shop.url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}

/** Changes a variant under the shopper's hands (the sandbox's control). */
export const changeVariant = (shop: Shop, id: number, change: VariantChange): Promise<void> =>
  post(shop, `/sandbox/variants/${id}`, change);

/** Puts prices, stock and counts back. */
export const resetShop = (shop: Shop): Promise<void> => post(shop, "/sandbox/reset", {});
