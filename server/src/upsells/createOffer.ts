import { randomUUID } from "node:crypto";
import { type OfferQuestion, createOffer as offer, offerFor, sandboxOffer } from "@velours/sdk/shop";
import type { Upsells } from "@velours/sdk/types";
import { readRecords } from "../catalogue/readRecords.ts";
import type { Context } from "../context.ts";
import { readUpsellOffers } from "./store.ts";

/** What is offered after a purchase, or null: the first of the site's offers that fits. */
export async function createOffer(
  { store, site, config, taxes, now }: Context,
  { email, ...question }: Omit<OfferQuestion, "taskId" | "site" | "now"> & { email: string },
): Promise<Upsells | null> {
  const offers = await readUpsellOffers(store.db, site);
  const asked = config.paymentProvider === "sandbox" ? sandboxOffer(email, offers) : undefined;
  const chosen = asked ?? offerFor(offers, question.lines);
  if (chosen === undefined) return null;
  const sources = {
    records: (ids: readonly number[]) => readRecords(store.db, { ids }),
    taxes: taxes.calculate.bind(taxes),
  };
  return offer(sources, chosen, { ...question, taskId: randomUUID(), site, now });
}
