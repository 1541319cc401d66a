import { answerListing, type ListingQuery, withCurrency } from "@velours/sdk/shop";
import type { Product } from "@velours/sdk/types";
import type { Handler, Results } from "../../platform/contract.ts";
import { serialized } from "../../platform/http/serialized.ts";
import type { Catalogue } from "./Catalogue.ts";

/** A listing, the products of a cart, recommendations or a search. */
export const listProducts: Handler<"listProducts"> = ({ query: named }, { catalogue, sites, config }) => {
  const query = withCurrency(named, sites.all(), config.site);
  return query.search ? catalogue.prepareSearch().then(() => list(query, catalogue)) : list(query, catalogue);
};

function list(query: ListingQuery, catalogue: Catalogue): Results<"listProducts">[200] {
  const { entries, headers } = answerListing(catalogue, query);
  const body: Product[] = entries.map((entry) => entry.product);
  return {
    status: 200,
    body: serialized(body, Buffer.from(`[${entries.map((entry) => entry.json).join(",")}]`)),
    headers: { ...headers, "x-nosto-result-id": `catalogue-${catalogue.revision}` },
  };
}
