import { answerSuggestions, selectNavigation, withCurrency } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";

export const listSuggestions: Handler<"listSuggestions"> = async ({ query: named }, { session, site }) => {
  const sites = [...session.shop.sites.values()];
  const query = withCurrency(named, sites, site);
  if (query.search) await session.index.prepareSearch();
  const navigation = selectNavigation(sites, query.filter?.source);
  return { status: 200, body: answerSuggestions(session.index, query, navigation) };
};
