import { type FoundPromotion, matchPromotion, noPromotion, type PromotedCart } from "@velours/sdk/shop";
import type { Context } from "../../platform/context.ts";
import { throttleLookup } from "../../platform/limits/throttleLookup.ts";
import { readPromotion } from "../promotions/store.ts";

/** Looks a promotion up by its name and asks the rules whether this cart may use it. */
export async function loadPromotion(
  context: Pick<Context, "store" | "site" | "now" | "ip">,
  name: string | null | undefined,
  cart: Omit<PromotedCart, "site" | "now">,
): Promise<FoundPromotion> {
  if (!name) return noPromotion;
  const { store, site, now } = context;
  const record = await throttleLookup(context, name, await readPromotion(store.db, name));
  return matchPromotion(record, { ...cart, site, now });
}
