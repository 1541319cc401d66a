import { calculateSandboxTaxes, offerFor, type Purchase, priceOffer, sandboxOffer } from "@velours/sdk/shop";
import type { Upsells } from "@velours/sdk/types";
import type { Context } from "../Handler.ts";

/** Creates the offer after a purchase, or null: the first of the site's offers that fits, paid by the second nonce. */
export async function createOffer(
  { session, site, language, now }: Context,
  { checkout: { user }, payment, cart: { lines }, invoice: { currency }, option }: Purchase,
  transactionId: string,
): Promise<Upsells | null> {
  const paidBy = "offer" in payment ? payment.offer : null;
  const address = user.address?.shipping;
  // The session's members have no saved cards.
  if (option === null || paidBy === null || paidBy.token !== null || !address) return null;
  const offers = session.shop.upsellOffers.filter((offer) => offer.site === site);
  const chosen = sandboxOffer(user.email, offers) ?? offerFor(offers, lines);
  if (chosen === undefined) return null;
  const sources = {
    records: (ids: readonly number[]) => session.records({ ids }),
    taxes: calculateSandboxTaxes,
  };
  return priceOffer(sources, chosen, {
    taskId: session.newId(),
    site,
    lines,
    address,
    currency,
    language,
    now,
    transactionId,
    ...paidBy,
  });
}
