import {
  type FoundPromotion,
  findPromotion as findIn,
  noPromotion,
  type PromotedCart,
} from "@velours/sdk/shop";
import type { Context } from "../../platform/context.ts";
import { refuseGuesses } from "../../platform/limits/guesses.ts";
import { readPromotion } from "../promotions/store.ts";

/** Looks a promotion up by its name and asks the rules whether this cart may use it. */
export async function findPromotion(
  context: Pick<Context, "store" | "site" | "now" | "ip">,
  name: string | null | undefined,
  cart: Omit<PromotedCart, "site" | "now">,
): Promise<FoundPromotion> {
  if (!name) return noPromotion;
  const { store, site, now } = context;
  const record = await refuseGuesses(context, name, await readPromotion(store.db, name));
  return findIn(record, { ...cart, site, now });
}
