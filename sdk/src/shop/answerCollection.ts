import { presentCollection } from "../rules/catalogue/presentCollection.ts";
import { parseLocale, withLocale } from "../rules/catalogue/selection.ts";
import { refuse } from "./refuse.ts";
import type { ShopOperation } from "./ShopOperation.ts";

/** Title, description and page settings of a listing. */
export const answerCollection: ShopOperation<"getCollection", "catalogue" | "sites" | "ownSite"> = (
  { params, query },
  { catalogue, sites, ownSite },
) => {
  const collection = catalogue.collection(params.collection);
  if (collection === undefined) return refuse("resourceDoesNotExist");
  const { language } = parseLocale(withLocale(query, sites, ownSite).configuration);
  return { status: 200, body: presentCollection(collection, language) };
};
