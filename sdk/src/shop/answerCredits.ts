import { getRegionCurrency } from "../rules/region.ts";
import type { Credits, Currency } from "../types.ts";
import { refuse } from "./refuse.ts";
import type { CheckedRequest } from "./ShopOperation.ts";
import type { CreditsPorts } from "./ShopPorts.ts";

/** A balance of which nothing was earned yet. */
export function nothingEarned(uuid: string, currency: Currency): Omit<Credits, "others"> {
  const data = { uuid, balance: 0, date_expired: null };
  return { ...data, currency, data, history: [] };
}

/**
 * Balance of the signed-in member on a site in a currency, and its history. Nothing before their address is proven: until
 * then it waits under the address.
 */
export async function answerCredits(
  { query }: CheckedRequest<"getCredits">,
  { site: ownSite, isProven, readSite, readCredits, readOtherCredits }: CreditsPorts,
) {
  const site = await readSite(query.filter?.site ?? ownSite);
  if (site === undefined) return refuse("resourceDoesNotExist");
  const currency = query.configuration?.currency ?? getRegionCurrency(site.regions[0]);
  const credits = await readCredits(site, currency);
  const body = isProven
    ? { ...credits, others: await readOtherCredits(site, currency) }
    : { ...nothingEarned(credits.uuid, currency), others: [] };
  return { status: 200, body } as const;
}
