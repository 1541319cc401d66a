import { type CartRecords, type CartRequest, checkCart, type ValidatedCart } from "@velours/sdk/shop";
import type { Context } from "../../platform/context.ts";
import { throttleLookup } from "../../platform/limits/throttleLookup.ts";
import { loadRecords, readRecords } from "../catalogue/store/records.ts";
import { readPromotion } from "../promotions/store.ts";
import { requireSite } from "../sites/store.ts";

type CartContext = Pick<Context, "store" | "catalogue" | "site" | "now" | "ip">;

/** Builds a cart from the server's own data and lists the differences from what the shopper saw. */
export async function loadCheckedCart(context: CartContext, request: CartRequest): Promise<ValidatedCart> {
  const { db } = context.store;
  const variants = request.products.map(({ variant }) => variant.id);
  const products = await loadRecords(db, context.catalogue, variants);
  const promotion = request.promotion ? await readPromotion(db, request.promotion) : undefined;
  const site = await requireSite(db, context.site);
  return checkLoadedCart(context, request, { products, promotion, site });
}

/** The same with records that were read; a code that does not exist counts as a guess. */
export async function checkLoadedCart(
  context: CartContext,
  request: CartRequest,
  records: CartRecords,
): Promise<ValidatedCart> {
  const { promotion: code } = request;
  const promotion = code ? await throttleLookup(context, code, records.promotion) : undefined;
  const { others, finish } = checkCart(request, { ...records, promotion }, context.now);
  return finish(await readRecords(context.store.db, { ids: others }));
}
