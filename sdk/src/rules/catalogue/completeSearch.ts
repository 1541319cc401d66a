import { editDistance } from "./editDistance.ts";
import { searchText } from "./searchText.ts";
import { isStopWord } from "./stopWords.ts";

const word = /[\p{L}\p{N}\p{M}]+/gu;

/** Words of texts as they are spelled there, by how search compares them, the most frequent first. */
function countWords(texts: readonly string[]): Map<string, { spelled: string; count: number }> {
  const words = new Map<string, { spelled: string; count: number }>();
  for (const spelled of texts.flatMap((text) => text.toLowerCase().match(word) ?? [])) {
    if (isStopWord(spelled)) continue;
    const folded = searchText(spelled);
    const counted = words.get(folded);
    if (counted) counted.count++;
    else words.set(folded, { spelled, count: 1 });
  }
  return new Map([...words].sort(([, a], [, b]) => b.count - a.count));
}

/** Searches that end the last word of what is typed, by the words of what it finds. */
export function completeSearch(search: string, titles: readonly string[], limit: number): string[] {
  const typed = toSpelling(search);
  const before = typed.replace(/[\p{L}\p{N}\p{M}]+$/u, "");
  const last = searchText(typed.slice(before.length));
  if (last === "") return [];
  const used = new Set(searchText(before).split(" "));
  return [...countWords(titles)]
    .filter(([folded]) => folded !== last && folded.startsWith(last) && !used.has(folded))
    .slice(0, limit)
    .map(([, { spelled }]) => before + spelled);
}

/** The search with each word that nothing begins with replaced by the nearest one of `terms`, spelled as in the titles. */
export function correctSearch(search: string, terms: readonly string[], titles: readonly string[]): string {
  const spellings = countWords(titles);
  return toSpelling(search).replace(word, (typed) => {
    const folded = searchText(typed);
    if (isStopWord(typed) || terms.some((term) => term.startsWith(folded))) return typed;
    const [nearest] = [...terms].sort((a, b) => editDistance(folded, a) - editDistance(folded, b));
    return nearest === undefined ? typed : (spellings.get(nearest)?.spelled ?? nearest);
  });
}

/** A search in lower case, with one space where there are more. */
const toSpelling = (search: string): string => search.toLowerCase().trim().replace(/\s+/g, " ");
