import {
  type CartRequest,
  listOtherProducts,
  matchPromotion,
  type ProductRecord,
  type PromotionRecord,
  priceCart,
  type ValidatedCart,
  validatePricedCart,
} from "@velours/sdk/shop";
import type { Site } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { throttleLookup } from "../../platform/limits/throttleLookup.ts";
import { loadRecords, readRecords } from "../catalogue/store/records.ts";
import { readPromotion } from "../promotions/store.ts";
import { requireSite } from "../sites/store.ts";

type CartContext = Pick<Context, "store" | "catalogue" | "site" | "now" | "ip">;

/** The store's records for a cart: the products of its lines, the promotion of its code, and its site. */
export interface CartRecords {
  products: readonly ProductRecord[];
  promotion: PromotionRecord | undefined;
  site: Site;
}

/** Builds a cart from the server's own data and lists the differences from what the shopper saw. */
export async function loadCheckedCart(context: CartContext, request: CartRequest): Promise<ValidatedCart> {
  const { db } = context.store;
  const variants = request.products.map(({ variant }) => variant.id);
  const products = await loadRecords(db, context.catalogue, variants);
  const promotion = request.promotion ? await readPromotion(db, request.promotion) : undefined;
  const site = await requireSite(db, context.site);
  return checkCart(context, request, { products, promotion, site });
}

/** Looks every line up again by its variant, and lists the differences from what the shopper saw. */
export async function checkCart(
  context: CartContext,
  request: CartRequest,
  records: CartRecords,
): Promise<ValidatedCart> {
  const { now, store } = context;
  const { site } = records;
  const { products, promotion: code, currency, language } = request;
  const cart = priceCart(records.products, products, { source: site.source, currency, language, now });
  const record = code ? await throttleLookup(context, code, records.promotion) : undefined;
  const promotion = code
    ? matchPromotion(record, { ...request, lines: cart.lines, site: site.code, now })
    : null;
  const candidate = { cart, promotion, currency, language, site };
  const ids = listOtherProducts(candidate);
  const relatedRecords = ids.length === 0 ? [] : await readRecords(store.db, { ids });
  return { ...cart, promotion, problems: validatePricedCart(candidate, relatedRecords) };
}
