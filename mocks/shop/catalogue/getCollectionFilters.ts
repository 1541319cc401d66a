import { collectionFacets, withCurrency } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";

export const getCollectionFilters: Handler<"getCollectionFilters"> = (
  { params, query },
  { session, site },
) =>
  session.index.collection(params.collection) === undefined
    ? refuse("resourceDoesNotExist")
    : {
        status: 200,
        body: collectionFacets(
          session.index,
          params.collection,
          withCurrency(query, [...session.shop.sites.values()], site),
        ),
      };
