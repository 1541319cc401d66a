import { answerListing, withCurrency } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";

export const listProducts: Handler<"listProducts"> = async ({ query: named }, { session, site }) => {
  const query = withCurrency(named, [...session.shop.sites.values()], site);
  if (query.search) await session.index.prepareSearch();
  const { entries, headers } = answerListing(session.index, query);
  return {
    status: 200,
    body: entries.map(({ product }) => product),
    headers: { ...headers, "x-nosto-result-id": "catalogue-mock" },
  };
};
