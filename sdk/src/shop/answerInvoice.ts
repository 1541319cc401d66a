import { toCartRequest } from "../checkout/basket.ts";
import { requireAddress } from "../checkout/requireAddress.ts";
import { toQuoteRequest } from "../checkout/toQuoteRequest.ts";
import { validatePriceable } from "../checkout/validatePriceable.ts";
import { refuse } from "./refuse.ts";
import { refuseRule } from "./refuseRule.ts";
import type { ShopOperation } from "./ShopOperation.ts";

/**
 * Prices the cart from the shop's own data. Lines that can no longer be sold are refused; a promotion that does not fit
 * counts for nothing, and prices the shopper saw do not matter yet: `answerCartValidation` compares them.
 */
export const answerInvoice: ShopOperation<"generateInvoice", "testZips" | "loadBasket"> = async (
  { body },
  { testZips, loadBasket },
) => {
  const { cart, user } = body;
  requireAddress(user?.address?.shipping, { path: "user.address.shipping", testZips });
  const { site, readRecords, loadCart, quote } = await loadBasket(cart);
  const products = cart.products.map(({ price: _price, preorder: _preorder, ...line }) => line);
  const records = await readRecords({ ...body, cart: { ...cart, products } }, "en");
  const basket = validatePriceable(body, records, site);
  if ("refused" in basket) return refuseRule(basket.refused);
  const { invoice, option } = await quote(toQuoteRequest(body, basket, "en"));
  if (option !== undefined) return { status: 200, body: invoice };
  // Other prices, or a promotion that ended, change the rates: then the response lists these changes.
  const { problems: changes } = await loadCart(toCartRequest(body, "en"));
  return changes === null ? refuse("shippingDoesNotMatch") : refuse("cartValidationErrors", changes);
};
