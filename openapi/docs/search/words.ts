/** The words of a text, names in camel case taken apart as well: `giftCardExpended` is found by "gift card". */
export function words(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => {
      const parts = word.split(/(?<=\p{Ll})(?=\p{Lu})/u);
      return parts.length > 1 ? [word, ...parts] : [word];
    })
    .filter(Boolean);
}

/** How both sides of the search read it: the build that writes the index, and the page. */
export const searchOptions = {
  idField: "path",
  fields: ["title", "summary", "text", "synonyms"],
  storeFields: ["title", "kind", "summary"],
  tokenize: words,
  searchOptions: {
    boost: { title: 6, summary: 2, synonyms: 4 },
    prefix: true,
    fuzzy: 0.15,
    combineWith: "AND" as const,
  },
};
