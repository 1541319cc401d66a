import { parseLocale, parseValues, withCurrency } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";

export const getProduct: Handler<"getProduct"> = ({ params, query }, { session, site }) => {
  const sites = [...session.shop.sites.values()];
  const { configuration } = withCurrency({ configuration: query.configuration }, sites, site);
  const view = {
    ...parseLocale(configuration),
    regions: parseValues(query.filter?.inventories?.region),
  };
  const product = session.index.product(params.id, view);
  return product === undefined ? refuse("resourceDoesNotExist") : { status: 200, body: product };
};
