import { type Handler, refuse } from "../generated/handlers.ts";
import { selectionOf, speechOf } from "./listingQuery.ts";

/** Every filter key with its values and their counts over the whole collection (7.1). */
export const getCollectionFilters: Handler<"getCollectionFilters"> = ({ params, query }, { catalogue }) => {
  if (catalogue.collection(params.collection) === undefined) return refuse("resourceDoesNotExist");
  const { currency } = speechOf(query.configuration);
  const { source, regions, levels } = selectionOf(query.filter);
  const found = catalogue.select(
    { source, regions, levels, collection: params.collection, attributes: new Map() },
    currency,
  );
  return {
    status: 200,
    body: {
      products: {
        vendors: catalogue.vendorCounts(found),
        prices: catalogue.priceCounts(found, currency),
        ...catalogue.attributeCounts(found),
      },
    },
  };
};
