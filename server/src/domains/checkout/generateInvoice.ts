import { requireAddress } from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";
import { loadCheckedCart } from "../cart/loadCheckedCart.ts";
import { appliedCredits } from "../credits/appliedCredits.ts";
import { appliedGiftCard } from "../giftcards/appliedGiftCard.ts";
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
  const checked = await loadCheckedCart(context, {
    ...cartQuestion,
    products: cart.products.map(({ price: _price, preorder: _preorder, ...line }) => line),
  });
  const { problems, lines, promotion } = checked;
  if (problems?.products !== undefined) return refuse("cartValidationErrors", problems);

  const applicable = await appliedGiftCard(context, cart.giftCard?.code, currency);
  if ("refused" in applicable) return applicable.refused;
  const { giftCard } = applicable;
  const applied = await appliedCredits(context, cart.credits);
  if ("refused" in applied) return applied.refused;
  const { invoice, option } = await quoteCart(context, {
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
  const { problems: changes } = await loadCheckedCart(context, { ...cartQuestion, products: cart.products });
  return changes === null ? refuse("shippingDoesNotMatch") : refuse("cartValidationErrors", changes);
};
