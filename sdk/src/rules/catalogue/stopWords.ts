import { searchText } from "./searchText.ts";

/** Words that say nothing about a product, in both languages; with accents, because "thé" is not "the". */
const stopWords: ReadonlySet<string> = new Set(
  (
    "a an and at by for from in is it of on or that the this to with your you " +
    "à au aux avec ce ces cette d dans de des du en est et l la le les ou où par pour qui sans sur un une votre vous"
  ).split(" "),
);

const spell = (text: string): string => text.normalize("NFC").toLowerCase();

/** True for a word that says nothing about a product. */
export const isStopWord = (word: string): boolean => stopWords.has(spell(word));

/** The words of a text as search compares them, without those that say nothing, unless it has no others. */
export function searchWords(text: string): string[] {
  const spelled = spell(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const telling = spelled.filter((word) => !stopWords.has(word));
  return searchText((telling.length > 0 ? telling : spelled).join(" "))
    .split(" ")
    .filter(Boolean);
}
