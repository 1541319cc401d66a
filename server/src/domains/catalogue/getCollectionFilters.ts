import { collectionFacets, withCurrency } from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";

/** Every filter key with its values and their counts over the whole collection. */
export const getCollectionFilters: Handler<"getCollectionFilters"> = (
  { params, query },
  { catalogue, sites, config },
) =>
  catalogue.collection(params.collection) === undefined
    ? refuse("resourceDoesNotExist")
    : {
        status: 200,
        body: collectionFacets(catalogue, params.collection, withCurrency(query, sites.all(), config.site)),
      };
