import { bnplOrder } from "@velours/sdk/rules";
import { refuseRule, requireService, toQuoteRequest, validateBasket, validateQuote } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { loadBasket } from "./loadBasket.ts";
import { quoteCart } from "./quoteCart.ts";
import { readBasketRecords } from "./readBasketRecords.ts";
import { toCheckoutTerms } from "./toCheckoutTerms.ts";

/**
 * Opens a buy-now-pay-later session with the server's own amounts, computed by the rules of the invoice, so that the
 * dialog authorises what the checkout will charge.
 */
export const createBnplToken: Handler<"createBnplToken"> = async ({ body }, context) => {
  const { user } = body;
  const { language, origin } = context;
  const { shipping = null, billing = null } = user.address ?? {};
  const loaded = await loadBasket(context, body.cart);
  const { site, bnpl } = toCheckoutTerms(context, loaded);
  const records = await readBasketRecords(context, loaded, body, language);
  const basket = validateBasket(body, records, site);
  if ("refused" in basket) return refuseRule(basket.refused);
  const quote = await quoteCart(context, loaded, toQuoteRequest(body, basket, language));
  const quoted = validateQuote(quote, { shipping: body.cart.shipping, total: body.invoice?.total });
  if ("refused" in quoted) return refuseRule(quoted.refused);
  const { lines } = basket.cart;
  const { invoice } = quoted;
  requireService("klarna", { site, invoice, lines, bnpl });

  const order = bnplOrder({
    lines,
    invoice,
    email: user.email,
    billing: billing ?? shipping,
    shipping,
    origin,
  });
  return { status: 200, body: await context.bnpl.createSession(order) };
};
