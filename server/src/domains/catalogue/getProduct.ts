import { parseLocale, parseValues, withCurrency } from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";

export const getProduct: Handler<"getProduct"> = ({ params, query }, { catalogue, sites, config }) => {
  const { configuration } = withCurrency({ configuration: query.configuration }, sites.all(), config.site);
  const view = {
    ...parseLocale(configuration),
    regions: parseValues(query.filter?.inventories?.region),
  };
  const product = catalogue.product(params.id, view);
  return product === undefined ? refuse("resourceDoesNotExist") : { status: 200, body: product };
};
