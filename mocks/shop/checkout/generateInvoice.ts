import { validateCartLimits } from "@velours/sdk/rules";
import {
  applyCredits,
  applyGiftCard,
  requireAddress,
  toCartRequest,
  toQuoteRequest,
} from "@velours/sdk/shop";
import type { Site } from "@velours/sdk/types";
import type { Handler } from "../Handler.ts";
import { refuse, refuseRule } from "../refuse.ts";
import { loadCart, loadQuote } from "./loadCart.ts";
import { readBasketRecords } from "./readBasketRecords.ts";

export const generateInvoice: Handler<"generateInvoice"> = ({ body }, context) => {
  const { cart, user } = body;
  const address = user?.address?.shipping;
  requireAddress(address, { path: "user.address.shipping", testZips: true });
  const products = cart.products.map(({ price: _price, preorder: _preorder, ...line }) => line);
  const records = readBasketRecords(context, { ...body, cart: { ...cart, products } }, "en");
  const { problems } = records.cart;
  if (problems?.products !== undefined) return refuse("cartValidationErrors", problems);

  const tooMuch = validateCartLimits(
    records.cart.lines,
    (context.session.shop.sites.get(context.site) as Site).limits,
  );
  if (tooMuch !== null) return refuseRule(tooMuch);
  const found = applyGiftCard(cart, records, context.site);
  if ("refused" in found) return refuseRule(found.refused);
  const applied = applyCredits(cart, records);
  if ("refused" in applied) return refuseRule(applied.refused);
  const basket = { cart: records.cart, ...found, ...applied };
  const { invoice, option } = loadQuote(context, toQuoteRequest(body, basket, "en"));
  if (option !== undefined) return { status: 200, body: invoice };
  // Other prices, or a promotion that ended, offer other rates: then that is what the shopper has to hear of.
  const { problems: changes } = loadCart(context, toCartRequest(body, "en"));
  return changes === null ? refuse("shippingDoesNotMatch") : refuse("cartValidationErrors", changes);
};
