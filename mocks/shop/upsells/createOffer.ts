import { calculateSandboxTaxes, chooseOffer, type Purchase } from "@velours/sdk/shop";
import type { Upsells } from "@velours/sdk/types";
import { toCheckoutTerms } from "../checkout/toCheckoutTerms.ts";
import type { Context } from "../Handler.ts";

/** The offer after a purchase, or null. The session's members have no saved cards. */
export function createOffer(
  context: Context,
  purchase: Purchase,
  transactionId: string,
): Promise<Upsells | null> {
  const { session, site, language, now } = context;
  return chooseOffer(purchase, transactionId, {
    source: toCheckoutTerms(context).site.source,
    language,
    now,
    newTaskId: () => session.newId(),
    sandbox: true,
    readOffers: () => session.shop.upsellOffers.filter((offer) => offer.site === site),
    isOwnCard: () => false,
    records: (ids) => session.records({ ids }),
    taxes: calculateSandboxTaxes,
  });
}
