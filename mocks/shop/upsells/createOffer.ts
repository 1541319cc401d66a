import { calculateSandboxTaxes, offerFor, type Purchase, priceOffer, sandboxOffer } from "@velours/sdk/shop";
import type { Upsells } from "@velours/sdk/types";
import { demo } from "../demo.ts";
import type { Context } from "../Handler.ts";

/** Creates the offer after a purchase, or null: the first of the site's offers that fits, paid by the second nonce. */
export async function createOffer(
  { session, site, language, now }: Context,
  { checkout, cart: { lines }, invoice, option }: Purchase,
  transactionId: string,
): Promise<Upsells | null> {
  const nonce = checkout.payment.upsells?.nonce;
  const address = checkout.user.address?.shipping;
  if (invoice.total <= 0 || option === null || !nonce || !address) return null;
  const offers = demo.upsellOffers.filter((offer) => offer.site === site);
  const chosen = sandboxOffer(checkout.user.email, offers) ?? offerFor(offers, lines);
  if (chosen === undefined) return null;
  const sources = {
    records: (ids: readonly number[]) => session.records({ ids }),
    taxes: calculateSandboxTaxes,
  };
  const { currency } = invoice;
  const paid = { transactionId, nonce, token: null };
  return priceOffer(sources, chosen, {
    taskId: session.newId(),
    site,
    lines,
    address,
    currency,
    language,
    now,
    ...paid,
  });
}
