import { requireAddress, toCartRequest, toQuoteRequest, validatePriceable } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { refuse, refuseRule } from "../refuse.ts";
import { loadCart, loadQuote } from "./loadCart.ts";
import { readBasketRecords } from "./readBasketRecords.ts";
import { toCheckoutTerms } from "./toCheckoutTerms.ts";

export const generateInvoice: Handler<"generateInvoice"> = ({ body }, context) => {
  const { cart, user } = body;
  const address = user?.address?.shipping;
  requireAddress(address, { path: "user.address.shipping", testZips: true });
  const products = cart.products.map(({ price: _price, preorder: _preorder, ...line }) => line);
  const records = readBasketRecords(context, { ...body, cart: { ...cart, products } }, "en");
  const basket = validatePriceable(body, records, toCheckoutTerms(context).site);
  if ("refused" in basket) return refuseRule(basket.refused);
  const { invoice, option } = loadQuote(context, toQuoteRequest(body, basket, "en"));
  if (option !== undefined) return { status: 200, body: invoice };
  // Other prices, or a promotion that ended, offer other rates: then that is what the shopper has to hear of.
  const { problems: changes } = loadCart(context, toCartRequest(body, "en"));
  return changes === null ? refuse("shippingDoesNotMatch") : refuse("cartValidationErrors", changes);
};
