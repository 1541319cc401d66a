import { validateCartLimits } from "@velours/sdk/rules";
import {
  applyCredits,
  applyGiftCard,
  requireAddress,
  toCartRequest,
  toQuoteRequest,
} from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";
import { refuseRule } from "../../platform/http/refuseRule.ts";
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
  const { problems } = records.cart;
  if (problems?.products !== undefined) return refuse("cartValidationErrors", problems);

  const tooMuch = validateCartLimits(records.cart.lines, loaded.site.limits);
  if (tooMuch !== null) return refuseRule(tooMuch);
  const found = applyGiftCard(cart, records, context.site);
  if ("refused" in found) return refuseRule(found.refused);
  const applied = applyCredits(cart, records);
  if ("refused" in applied) return refuseRule(applied.refused);
  const basket = { cart: records.cart, ...found, ...applied };
  const { invoice, option } = await quoteCart(context, loaded, toQuoteRequest(body, basket, "en"));
  if (option !== undefined) return { status: 200, body: invoice };
  // Other prices, or a promotion that ended, change the rates: then the response lists these changes.
  const { problems: changes } = await checkCart(context, toCartRequest(body, "en"), loaded);
  return changes === null ? refuse("shippingDoesNotMatch") : refuse("cartValidationErrors", changes);
};
