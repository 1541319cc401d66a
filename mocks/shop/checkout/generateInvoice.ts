import { validateGiftCard } from "@velours/sdk/rules";
import { appliedCredits } from "../credits/appliedCredits.ts";
import type { Handler } from "../Handler.ts";
import { refuse, refuseRule } from "../refuse.ts";
import { checkCart, quoteCart } from "./checkCart.ts";

export const generateInvoice: Handler<"generateInvoice"> = async ({ body }, context) => {
  const { cart, user } = body;
  const { currency } = cart.invoice;
  const address = user?.address?.shipping;
  const { problems, lines, promotion } = checkCart(context, {
    products: cart.products.map(({ price: _price, preorder: _preorder, ...line }) => line),
    promotion: cart.promotion?.name,
    currency,
    language: "en",
    country: address?.country,
    email: user?.email,
  });
  if (problems?.products !== undefined) return refuse("cartValidationErrors", problems);

  const code = cart.giftCard?.code;
  const giftCard = (code && context.session.giftCard(code)) || null;
  const refusal = code ? validateGiftCard(giftCard, { site: context.site, currency }) : null;
  if (refusal !== null) return refuseRule(refusal);
  const applied = appliedCredits(context, cart.credits);
  if ("refused" in applied) return applied.refused;
  const { invoice, option } = await quoteCart({
    lines,
    promotion: promotion.usable,
    giftCard,
    credits: applied.balance,
    address,
    chosen: cart.shipping,
    currency,
    language: "en",
  });
  return option === undefined ? refuse("shippingDoesNotMatch") : { status: 200, body: invoice };
};
