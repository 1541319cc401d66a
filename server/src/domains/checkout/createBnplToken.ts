import { bnplOrder } from "@velours/sdk/rules";
import { priceBasket, requireService, validateBasket } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { refuseRule, toRefusalResponse } from "../../platform/http/refuseRule.ts";
import { checkoutSources } from "./checkoutSources.ts";
import { loadBasket } from "./loadBasket.ts";

/**
 * Opens a buy-now-pay-later session with the server's own amounts, computed by the rules of the invoice, so that the
 * dialog authorises what the checkout will charge.
 */
export const createBnplToken: Handler<"createBnplToken"> = async ({ body }, context) => {
  const { user } = body;
  const { language, origin } = context;
  const { shipping = null, billing = null } = user.address ?? {};
  const loaded = await loadBasket(context, body.cart);
  const sources = checkoutSources(context, loaded);
  const validated = await validateBasket(sources, body, language);
  if ("refused" in validated) return toRefusalResponse(validated.refused);
  const { lines } = validated.cart;
  const priced = await priceBasket(sources, validated, body, { language, total: body.invoice?.total });
  if ("refused" in priced) return refuseRule(priced.refused);
  const { invoice } = priced;
  requireService("klarna", { site: loaded.site, invoice, lines, bnpl: sources.bnpl });

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
