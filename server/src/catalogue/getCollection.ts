import type { Collection, Language } from "@velours/sdk/types";
import { type Handler, refuse } from "../generated/handlers.ts";
import { speechOf } from "./listingQuery.ts";

/** Title, words and dressing of a listing (7.1). */
export const getCollection: Handler<"getCollection"> = ({ params, query }, { catalogue }) => {
  const collection = catalogue.collection(params.collection);
  if (collection === undefined) return refuse("resourceDoesNotExist");
  return { status: 200, body: presentCollection(collection, speechOf(query.configuration).language) };
};

/** A collection as answers carry it: words in one language. */
export function presentCollection(collection: Collection, language: Language): Collection {
  const { translations, ...document } = collection;
  const words = translations?.[language];
  if (words === undefined) return document;
  const { title, description, ...footer } = words;
  return {
    ...document,
    title: title ?? document.title,
    description: description ?? document.description,
    meta: { ...document.meta, ...footer },
  };
}
