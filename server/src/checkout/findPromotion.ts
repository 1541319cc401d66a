import { type PromotionRefusal, validatePromotion } from "@velours/sdk/rules";
import type { CartLine, Language, Promotion } from "@velours/sdk/types";
import type { Context } from "../context.ts";
import { presentPromotion } from "../promotions/presentPromotion.ts";
import { readPromotion } from "../promotions/store.ts";

export interface FoundPromotion {
  /** As it is, or null when none was named or none has the name. */
  promotion: Promotion | null;
  /** The same when it may be used on this cart, else null. */
  usable: Promotion | null;
  refusal: PromotionRefusal | null;
}

/** Looks a promotion up by its name and asks the rules whether this cart may use it. */
export async function findPromotion(
  { store, site, now }: Pick<Context, "store" | "site" | "now">,
  name: string | null | undefined,
  cart: { lines: readonly CartLine[]; country?: string | null; email?: string | null; language: Language },
): Promise<FoundPromotion> {
  if (!name) return { promotion: null, usable: null, refusal: null };
  const record = await readPromotion(store.db, name);
  const spent = record !== undefined && record.limit !== null && record.uses >= record.limit;
  const promotion = record === undefined || spent ? null : presentPromotion(record, cart.language);
  const { lines, country, email } = cart;
  const refusal = validatePromotion(promotion, { site, now: now.getTime(), lines, country, email });
  return { promotion, usable: refusal === null ? promotion : null, refusal };
}
