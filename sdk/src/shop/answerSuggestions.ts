import { presentSuggestions } from "../rules/catalogue/presentSuggestions.ts";
import { parseLocale, withLocale } from "../rules/catalogue/selection.ts";
import { selectNavigation } from "../rules/sites/selectNavigation.ts";
import type { ShopOperation } from "./ShopOperation.ts";

/** Suggestions of a search field while someone types. */
export const answerSuggestions: ShopOperation<"listSuggestions", "catalogue" | "sites" | "ownSite"> = async (
  { query: named },
  { catalogue, sites, ownSite },
) => {
  const query = withLocale(named, sites, ownSite);
  if (query.search) await catalogue.prepareSearch();
  else await catalogue.prepareOrder("recommended", parseLocale(query.configuration).currency, undefined);
  const source = query.filter?.source;
  const shop = sites.find((site) => site.source === source)?.shop;
  const navigation = selectNavigation(sites, source);
  return { status: 200, body: presentSuggestions(catalogue, query, { navigation, shop }) };
};
