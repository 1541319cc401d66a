import { requireAddress } from "@velours/sdk/shop";
import { appliedCredits } from "../credits/appliedCredits.ts";
import { appliedGiftCard } from "../giftcards/appliedGiftCard.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { loadCart, loadQuote } from "./loadCart.ts";

export const generateInvoice: Handler<"generateInvoice"> = async ({ body }, context) => {
  const { cart, user } = body;
  const { currency } = cart.invoice;
  const address = user?.address?.shipping;
  requireAddress(address, { path: "user.address.shipping", testZips: true });
  const question = {
    promotion: cart.promotion?.name,
    currency,
    language: "en" as const,
    country: address?.country,
    email: user?.email,
  };
  const { problems, lines, promotion } = loadCart(context, {
    ...question,
    products: cart.products.map(({ price: _price, preorder: _preorder, ...line }) => line),
  });
  if (problems?.products !== undefined) return refuse("cartValidationErrors", problems);

  const found = appliedGiftCard(context, cart.giftCard?.code, currency);
  if ("refused" in found) return found.refused;
  const applied = appliedCredits(context, cart.credits);
  if ("refused" in applied) return applied.refused;
  const { invoice, option } = await loadQuote({
    lines,
    promotion: promotion.usable,
    giftCard: found.giftCard,
    credits: applied.credits?.balance ?? null,
    address,
    chosen: cart.shipping,
    currency,
    language: "en",
  });
  if (option !== undefined) return { status: 200, body: invoice };
  // Other prices, or a promotion that ended, offer other rates: then that is what the shopper has to hear of.
  const { problems: changes } = loadCart(context, { ...question, products: cart.products });
  return changes === null ? refuse("shippingDoesNotMatch") : refuse("cartValidationErrors", changes);
};
