import { parseLocale, presentCollection } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";

export const getCollection: Handler<"getCollection"> = ({ params, query }, { session }) => {
  const collection = session.index.collection(params.collection);
  if (collection === undefined) return refuse("resourceDoesNotExist");
  return { status: 200, body: presentCollection(collection, parseLocale(query.configuration).language) };
};
