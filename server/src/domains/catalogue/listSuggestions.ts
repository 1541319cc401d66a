import { answerSuggestions, withCurrency } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";

/** Suggestions of a search field while someone types. */
export const listSuggestions: Handler<"listSuggestions"> = async (
  { query: named },
  { catalogue, sites, config },
) => {
  const query = withCurrency(named, sites.all(), config.site);
  if (query.search) await catalogue.prepareSearch();
  return { status: 200, body: answerSuggestions(catalogue, query, sites.navigation(query.filter?.source)) };
};
