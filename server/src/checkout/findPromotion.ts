import {
  type FoundPromotion,
  findPromotion as findIn,
  noPromotion,
  type PromotedCart,
} from "@velours/sdk/shop";
import type { Context } from "../context.ts";
import { readPromotion } from "../promotions/store.ts";

/** Looks a promotion up by its name and asks the rules whether this cart may use it. */
export async function findPromotion(
  { store, site, now }: Pick<Context, "store" | "site" | "now">,
  name: string | null | undefined,
  cart: Omit<PromotedCart, "site" | "now">,
): Promise<FoundPromotion> {
  return name ? findIn(await readPromotion(store.db, name), { ...cart, site, now }) : noPromotion;
}
