import { randomUUID } from "node:crypto";
import { chooseOffer, type Purchase } from "@velours/sdk/shop";
import type { Upsells } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { OutcomeUnknownError } from "../../platform/http/OutcomeUnknownError.ts";
import { ServiceUnavailableError } from "../../platform/http/ServiceUnavailableError.ts";
import { readRecords } from "../catalogue/store/records.ts";
import { validateSavedCard } from "../payments/validateSavedCard.ts";
import { readUpsellOffers } from "./store/offers.ts";

/** The offer after a purchase, or null. */
export async function createOffer(
  context: Context,
  purchase: Purchase,
  transactionId: string,
): Promise<Upsells | null> {
  const { store, sites, site, config, taxes, language, now } = context;
  try {
    return await chooseOffer(purchase, transactionId, {
      source: sites.current(site)?.value.source ?? site,
      language,
      now,
      newTaskId: randomUUID,
      sandbox: config.paymentProvider === "sandbox",
      readOffers: () => readUpsellOffers(store.db, site),
      isOwnCard: (token) => isOwnCard(context, token),
      records: (ids) => readRecords(store.db, { ids }),
      taxes: (question) => taxes.calculate(question),
    });
  } catch (error) {
    // The order's money is held already: when taxes are unavailable there is no offer, but there is an order.
    if (error instanceof ServiceUnavailableError) return null;
    throw error;
  }
}

/**
 * True for a token that may pay an offer. The money is held already: a gateway that does not say so costs the
 * offer, not the order.
 */
async function isOwnCard(context: Context, token: string): Promise<boolean> {
  try {
    return (await validateSavedCard(context, token)) === undefined;
  } catch (error) {
    if (error instanceof OutcomeUnknownError) return false;
    throw error;
  }
}
