import { bnplOrder, toMinor } from "@velours/sdk/rules";
import { requireService } from "@velours/sdk/shop";
import { checkCart } from "../checkout/checkCart.ts";
import { quote } from "../checkout/quote.ts";
import { appliedCredits } from "../credits/appliedCredits.ts";
import { type Handler, refuse } from "../generated/handlers.ts";
import { appliedGiftCard } from "../giftcards/appliedGiftCard.ts";
import { readSite } from "../sites/store.ts";

/**
 * Opens a buy-now-pay-later session (7, checkout): the provider is told what the server itself computes, by the same
 * rules as the invoice, so that the dialog authorises what the checkout will ask for.
 */
export const createBnplToken: Handler<"createBnplToken"> = async ({ body }, context) => {
  const { cart, user } = body;
  const { currency } = cart.invoice;
  const { language, origin } = context;
  const { shipping = null, billing = null } = user.address ?? {};
  const checked = await checkCart(context, {
    products: cart.products,
    promotion: cart.promotion?.name,
    currency,
    language,
    country: shipping?.country,
    email: user.email,
  });
  if (checked.problems !== null) return refuse("cartValidationErrors", checked.problems);

  const found = await appliedGiftCard(context, cart.giftCard?.code, currency);
  if ("refused" in found) return found.refused;
  const { giftCard } = found;
  const applied = await appliedCredits(context, cart.credits);
  if ("refused" in applied) return applied.refused;
  const { invoice, option } = await quote(context, {
    lines: checked.lines,
    promotion: checked.promotion.usable,
    giftCard,
    credits: applied.credits?.balance ?? null,
    address: shipping,
    chosen: cart.shipping,
    currency,
    language,
  });
  if (option === undefined) return refuse("shippingDoesNotMatch");
  const sent = body.invoice?.total;
  if (sent !== undefined && toMinor(sent) !== toMinor(invoice.total)) {
    return refuse("invoiceDoesNotMatch", { sent, total: invoice.total });
  }
  const site = await readSite(context.store.db, context.site);
  if (site === undefined) throw new Error(`site ${context.site} has no settings`);
  const bnpl = context.config.bnplProvider !== "none";
  requireService("klarna", { site, invoice, lines: checked.lines, bnpl });

  const order = bnplOrder({
    lines: checked.lines,
    invoice,
    email: user.email,
    billing: billing ?? shipping,
    shipping,
    origin,
  });
  return { status: 200, body: await context.bnpl.createSession(order) };
};
