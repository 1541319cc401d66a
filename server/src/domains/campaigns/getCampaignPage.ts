import { isDeal } from "@velours/sdk/rules";
import { type CatalogueIndex, parseLocale, withLocale } from "@velours/sdk/shop";
import type { Currency } from "@velours/sdk/types";
import { type Handler, refuse } from "../../platform/contract.ts";
import { presentCampaignPage } from "./presentCampaignPage.ts";
import { readCampaignPage } from "./store.ts";

/** A campaign's own page; unknown ones do not exist. */
export const getCampaignPage: Handler<"getCampaignPage"> = async (
  { params, query },
  { store, site, sites, catalogue, config, now },
) => {
  const page = await readCampaignPage(store.db, params, site);
  if (page === undefined) return refuse("resourceDoesNotExist");
  const source = sites.current(site)?.value.source;
  const { configuration } = withLocale(
    { configuration: query.configuration, ...(source !== undefined && { filter: { source } }) },
    sites.all(),
    config.site,
  );
  const { language, currency } = parseLocale(configuration);
  // Before the days are counted: each day shows as many deals as it should, also on a site that sells few of the goods.
  const product_ids =
    page.kind === "daily-deals" ? listDeals(page.product_ids, catalogue, source, currency) : page.product_ids;
  return { status: 200, body: presentCampaignPage({ ...page, product_ids }, language, now) };
};

/** The goods that a site sells in a currency for less than they cost before, in their order. */
function listDeals(
  ids: readonly number[],
  catalogue: CatalogueIndex,
  source: string | undefined,
  currency: Currency,
): number[] {
  const deals = new Set(
    catalogue
      .records(catalogue.select({ source, ids, attributes: new Map() }, currency))
      .filter(({ document }) => isDeal(document, currency))
      .map(({ id }) => id),
  );
  return ids.filter((id) => deals.has(id));
}
