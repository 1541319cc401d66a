import { presentCollection } from "../rules/catalogue/presentCollection.ts";
import { parseLocale } from "../rules/catalogue/selection.ts";
import { refuse } from "./refuse.ts";
import type { ShopOperation } from "./ShopOperation.ts";

/** Title, description and page settings of a listing. */
export const answerCollection: ShopOperation<"getCollection", "catalogue"> = (
  { params, query },
  { catalogue },
) => {
  const collection = catalogue.collection(params.collection);
  if (collection === undefined) return refuse("resourceDoesNotExist");
  return { status: 200, body: presentCollection(collection, parseLocale(query.configuration).language) };
};
