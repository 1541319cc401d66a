/** Words that say nothing about a product, in both languages, as `searchText` writes them. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    "a an and at by for from in is it of on or that the this to with your you " +
    "au aux avec ce ces cette d dans de des du en est et l la le les ou par pour qui sans sur un une votre vous"
  ).split(" "),
);
