import { type Listing, presentListing } from "../rules/catalogue/presentListing.ts";
import { parseLocale, parseOrder, withLocale } from "../rules/catalogue/selection.ts";
import type { CheckedRequest } from "./ShopOperation.ts";
import type { ShopPorts } from "./ShopPorts.ts";

/** A listing, the products of a cart, recommendations or a search, with the text of each product for who sends bytes. */
export async function answerListing(
  { query: named }: CheckedRequest<"listProducts">,
  { catalogue, sites, ownSite }: Pick<ShopPorts, "catalogue" | "sites" | "ownSite">,
): Promise<Listing> {
  const query = withLocale(named, sites, ownSite);
  if (query.search) await catalogue.prepareSearch();
  const { currency } = parseLocale(query.configuration);
  if (!query.ids) await catalogue.prepareOrder(parseOrder(query), currency, query.configuration?.strategy);
  return presentListing(catalogue, query);
}
