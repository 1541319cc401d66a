import {
  type CartRequest,
  listOtherProducts,
  type ValidatedCart,
  validatePricedCart,
} from "@velours/sdk/shop";
import type { Context } from "../../platform/context.ts";
import { readRecords } from "../catalogue/store/records.ts";
import { loadCart } from "./loadCart.ts";
import { loadPromotion } from "./loadPromotion.ts";

/** Builds a cart from the server's own data and lists the differences from what the shopper saw. */
export async function loadCheckedCart(
  context: Pick<Context, "store" | "site" | "now" | "ip">,
  request: CartRequest,
): Promise<ValidatedCart> {
  const { products, currency, language } = request;
  const cart = await loadCart(context, products, request);
  const promotion = await loadPromotion(context, request.promotion, { ...request, lines: cart.lines });

  const candidate = { cart, promotion, currency, language };
  const ids = listOtherProducts(candidate);
  const relatedRecords = ids.length === 0 ? [] : await readRecords(context.store.db, { ids });
  return { ...cart, promotion, problems: validatePricedCart(candidate, relatedRecords) };
}
