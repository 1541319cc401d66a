import { requireAddress } from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";
import { checkCart } from "../cart/loadCheckedCart.ts";
import { checkoutSources } from "./checkoutSources.ts";
import { loadBasket } from "./loadBasket.ts";
import { quoteCart } from "./quoteCart.ts";

/**
 * What the cart costs, from the server's own data. Lines that can no longer be sold are refused; a promotion
 * that does not fit counts for nothing, and prices the shopper saw do not matter yet: validateCart compares them.
 */
export const generateInvoice: Handler<"generateInvoice"> = async ({ body }, context) => {
  const { cart, user } = body;
  const { currency } = cart.invoice;
  const address = user?.address?.shipping;
  requireAddress(address, {
    path: "user.address.shipping",
    testZips: context.config.taxProvider === "sandbox",
  });
  const cartQuestion = {
    promotion: cart.promotion?.name,
    currency,
    language: "en" as const,
    country: address?.country,
    email: user?.email,
  };
  const loaded = await loadBasket(context, cart);
  const unpriced = cart.products.map(({ price: _price, preorder: _preorder, ...line }) => line);
  const checked = await checkCart(context, { ...cartQuestion, products: unpriced }, loaded);
  const { problems, lines, promotion } = checked;
  if (problems?.products !== undefined) return refuse("cartValidationErrors", problems);

  const sources = checkoutSources(context, loaded);
  const applicable = await sources.giftCard(cart.giftCard?.code, currency);
  if ("refused" in applicable) return applicable.refused;
  const { giftCard } = applicable;
  const applied = await sources.credits(cart.credits);
  if ("refused" in applied) return applied.refused;
  const { invoice, option } = await quoteCart(context, loaded, {
    lines,
    promotion: promotion.usable,
    giftCard,
    credits: applied.credits?.balance ?? null,
    address,
    chosen: cart.shipping,
    currency,
    language: "en",
  });
  if (option !== undefined) return { status: 200, body: invoice };
  // Other prices, or a promotion that ended, change the rates: then the response lists these changes.
  const { problems: changes } = await checkCart(
    context,
    { ...cartQuestion, products: cart.products },
    loaded,
  );
  return changes === null ? refuse("shippingDoesNotMatch") : refuse("cartValidationErrors", changes);
};
