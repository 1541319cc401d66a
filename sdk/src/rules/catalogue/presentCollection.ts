import type { Collection, Language } from "../../types.ts";

/** A collection as answers carry it: words in one language. */
export function presentCollection(collection: Collection, language: Language): Collection {
  const { translations, rules: _, ...document } = collection;
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
