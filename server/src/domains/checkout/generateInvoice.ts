import {
  refuseRule,
  requireAddress,
  toCartRequest,
  toQuoteRequest,
  validatePriceable,
} from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";
import { checkCart } from "../cart/loadCheckedCart.ts";
import { loadBasket } from "./loadBasket.ts";
import { quoteCart } from "./quoteCart.ts";
import { readBasketRecords } from "./readBasketRecords.ts";

/**
 * Prices the cart, from the server's own data. Lines that can no longer be sold are refused; a promotion that
 * does not fit counts for nothing, and prices the shopper saw do not matter yet: validateCart compares them.
 */
export const generateInvoice: Handler<"generateInvoice"> = async ({ body }, context) => {
  const { cart, user } = body;
  const address = user?.address?.shipping;
  requireAddress(address, {
    path: "user.address.shipping",
    testZips: context.config.taxProvider === "sandbox",
  });
  const loaded = await loadBasket(context, cart);
  const products = cart.products.map(({ price: _price, preorder: _preorder, ...line }) => line);
  const records = await readBasketRecords(context, loaded, { ...body, cart: { ...cart, products } }, "en");
  const basket = validatePriceable(body, records, loaded.site);
  if ("refused" in basket) return refuseRule(basket.refused);
  const { invoice, option } = await quoteCart(context, loaded, toQuoteRequest(body, basket, "en"));
  if (option !== undefined) return { status: 200, body: invoice };
  // Other prices, or a promotion that ended, change the rates: then the response lists these changes.
  const { problems: changes } = await checkCart(context, toCartRequest(body, "en"), loaded);
  return changes === null ? refuse("shippingDoesNotMatch") : refuse("cartValidationErrors", changes);
};
