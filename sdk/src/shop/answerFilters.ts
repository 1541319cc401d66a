import { collectionFacets } from "../rules/catalogue/collectionFacets.ts";
import { withLocale } from "../rules/catalogue/selection.ts";
import { refuse } from "./refuse.ts";
import type { ShopOperation } from "./ShopOperation.ts";

/** Every filter key with its values and their counts over the whole collection. */
export const answerFilters: ShopOperation<"getCollectionFilters", "catalogue" | "sites" | "ownSite"> = (
  { params: { collection }, query },
  { catalogue, sites, ownSite },
) =>
  catalogue.collection(collection) === undefined
    ? refuse("resourceDoesNotExist")
    : { status: 200, body: collectionFacets(catalogue, collection, withLocale(query, sites, ownSite)) };
