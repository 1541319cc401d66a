/** A word this repository does not use, and the one to write in its place. */
export interface Denied {
  word: string;
  write: string;
}

/** Names of types, functions, variables and properties, compared as a whole. */
export const NAMES: readonly Denied[] = [{ word: "Slots", write: "Semaphore" }];

/** Words of comments, of the contract's texts and of the guides; letter case does not count. */
export const PHRASES: readonly Denied[] = [
  { word: "e-mail", write: "email" },
  { word: "for ever", write: "forever" },
  { word: "unless told", write: "by default" },
  { word: "to the letter", write: "exactly" },
  { word: "let go of", write: "release (a payment), close, drop" },
  { word: "dressing", write: "page settings" },
  { word: "the documents", write: "the rule itself" },
  { word: "shipped quirk", write: "what existing clients rely on" },
];
