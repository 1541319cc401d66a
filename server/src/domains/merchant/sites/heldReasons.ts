import { createReason, type Reason } from "@velours/sdk/import";
import type { Currency, Site } from "@velours/sdk/types";
import type { Transaction } from "../../../platform/store/schema.ts";
import { isPricedIn, isSold } from "../../catalogue/store/productRows.ts";
import { hasCreditsIn } from "../../credits/store.ts";
import { hasGiftCardsIn } from "../../giftcards/store.ts";
import { hasOpenOrders } from "../../orders/store/hasOpenOrders.ts";
import { hasPaidSubscriptions } from "../../subscriptions/store.ts";

/**
 * Why settings that are right by themselves would leave customers' money behind, or a shop that sells nothing; empty
 * when nothing is wrong. Everything else takes effect at once: an order keeps its own currency, address and texts.
 */
export async function heldReasons(trx: Transaction, before: Site, after: Site): Promise<Reason[]> {
  const removed = before.currencies.filter((currency) => !after.currencies.includes(currency));
  const reasons: Reason[] = [];
  for (const currency of new Set(removed))
    for (const use of await listUses(trx, after.code, currency))
      reasons.push(createReason("currencyInUse", { path: "currencies", currency, use }));
  const sold = new Set(before.regions.map(({ currency }) => currency));
  for (const [index, { currency }] of after.regions.entries()) {
    if (sold.has(currency) || (await isPricedIn(trx, after.source, currency))) continue;
    reasons.push(createReason("unpricedCurrency", { path: `regions[${index}].currency`, currency }));
  }
  if (before.source !== after.source && !(await isSold(trx, after.source)))
    reasons.push(createReason("emptySource", { path: "source", source: after.source }));
  return reasons;
}

async function listUses(trx: Transaction, site: string, currency: Currency): Promise<Reason[]> {
  const uses = [
    { use: createReason("openOrders"), isFound: await hasOpenOrders(trx, site, currency) },
    { use: createReason("giftCardsLeft"), isFound: await hasGiftCardsIn(trx, site, currency) },
    { use: createReason("cashBackLeft"), isFound: await hasCreditsIn(trx, site, currency) },
    { use: createReason("subscriptionsRun"), isFound: await hasPaidSubscriptions(trx, site, currency) },
  ];
  return uses.flatMap(({ use, isFound }) => (isFound ? [use] : []));
}
