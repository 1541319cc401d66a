import { calculateSandboxTaxes, chooseOffer, type Purchase } from "@velours/sdk/shop";
import type { Upsells } from "@velours/sdk/types";
import type { Context } from "../Handler.ts";

/** The offer after a purchase, or null. The session's members have no saved cards. */
export const createOffer = (
  { session, site, language, now }: Context,
  purchase: Purchase,
  transactionId: string,
): Promise<Upsells | null> =>
  chooseOffer(purchase, transactionId, {
    site,
    language,
    now,
    newTaskId: () => session.newId(),
    sandbox: true,
    readOffers: () => session.shop.upsellOffers.filter((offer) => offer.site === site),
    isOwnCard: () => false,
    records: (ids) => session.records({ ids }),
    taxes: calculateSandboxTaxes,
  });
