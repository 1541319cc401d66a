import { parseLocale, presentCollection } from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";

/** Title, description and page settings of a listing. */
export const getCollection: Handler<"getCollection"> = ({ params, query }, { catalogue }) => {
  const collection = catalogue.collection(params.collection);
  if (collection === undefined) return refuse("resourceDoesNotExist");
  return { status: 200, body: presentCollection(collection, parseLocale(query.configuration).language) };
};
