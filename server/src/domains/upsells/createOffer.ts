import { randomUUID } from "node:crypto";
import { offerFor, type Purchase, priceOffer, sandboxOffer } from "@velours/sdk/shop";
import type { Upsells } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { OutcomeUnknownError } from "../../platform/http/OutcomeUnknownError.ts";
import { ServiceUnavailableError } from "../../platform/http/ServiceUnavailableError.ts";
import { readRecords } from "../catalogue/store/records.ts";
import { validateSavedCard } from "../payments/validateSavedCard.ts";
import { readUpsellOffers } from "./store/offers.ts";

/**
 * Chooses the offer after a purchase, or null: the first of the site's offers that fits, to parcels that can
 * be paid a second time, by a card of one's own.
 */
export async function createOffer(
  context: Context,
  { checkout: { user }, payment, cart: { lines }, invoice: { currency }, option }: Purchase,
  transactionId: string,
): Promise<Upsells | null> {
  const { store, site, config, taxes, language, now } = context;
  const paidBy = "offer" in payment ? payment.offer : null;
  const address = user.address?.shipping;
  if (option === null || !address || paidBy === null) return null;
  if (paidBy.token !== null && !(await isOwnCard(context, paidBy.token))) return null;

  const offers = await readUpsellOffers(store.db, site);
  const requested = config.paymentProvider === "sandbox" ? sandboxOffer(user.email, offers) : undefined;
  const chosen = requested ?? offerFor(offers, lines);
  if (chosen === undefined) return null;
  const sources = {
    records: (ids: readonly number[]) => readRecords(store.db, { ids }),
    taxes: taxes.calculate.bind(taxes),
  };
  try {
    return await priceOffer(sources, chosen, {
      taskId: randomUUID(),
      site,
      lines,
      address,
      currency,
      language,
      now,
      transactionId,
      ...paidBy,
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
