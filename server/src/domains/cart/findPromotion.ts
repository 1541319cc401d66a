import {
  type MatchedPromotion,
  matchPromotion,
  type PromotedCart,
  type PromotionRecord,
} from "@velours/sdk/shop";
import type { Context } from "../../platform/context.ts";
import { throttleLookup } from "../../platform/limits/throttleLookup.ts";

/** Asks the rules whether this cart may use the promotion of a name. A name without a record counts as a guess. */
export async function findPromotion(
  context: Pick<Context, "store" | "site" | "now" | "ip">,
  name: string | null | undefined,
  record: PromotionRecord | undefined,
  cart: Omit<PromotedCart, "site" | "now">,
): Promise<MatchedPromotion | null> {
  if (!name) return null;
  const { site, now } = context;
  return matchPromotion(await throttleLookup(context, name, record), { ...cart, site, now });
}
