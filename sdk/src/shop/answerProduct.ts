import { parseLocale, parseValues, withLocale } from "../rules/catalogue/selection.ts";
import { refuse } from "./refuse.ts";
import type { ShopOperation } from "./ShopOperation.ts";

/** A product in the language and currency of the query. */
export const answerProduct: ShopOperation<"getProduct", "catalogue" | "sites" | "ownSite"> = (
  { params, query },
  { catalogue, sites, ownSite },
) => {
  const { configuration } = withLocale({ configuration: query.configuration }, sites, ownSite);
  const view = {
    ...parseLocale(configuration),
    regions: parseValues(query.filter?.inventories?.region),
  };
  const product = catalogue.product(params.id, view);
  return product === undefined ? refuse("resourceDoesNotExist") : { status: 200, body: product };
};
