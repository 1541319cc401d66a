import { editDistance } from "./editDistance.ts";
import { searchText } from "./searchText.ts";
import { isStopWord } from "./stopWords.ts";

/** Words of texts as they are spelled there, by how search compares them, the most frequent first. */
function countWords(texts: readonly string[]): Map<string, { spelled: string; count: number }> {
  const words = new Map<string, { spelled: string; count: number }>();
  for (const spelled of texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])) {
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
  const typed = search.toLowerCase().trim().split(/\s+/);
  const last = searchText(typed.at(-1) ?? "");
  if (last === "") return [];
  const before = typed.slice(0, -1);
  const used = new Set(before.map(searchText));
  return [...countWords(titles)]
    .filter(([folded]) => folded !== last && folded.startsWith(last) && !used.has(folded))
    .slice(0, limit)
    .map(([, { spelled }]) => [...before, spelled].join(" "));
}

/** The search with each word that nothing begins with replaced by the nearest one of `terms`, spelled as in the titles. */
export function correctSearch(search: string, terms: readonly string[], titles: readonly string[]): string {
  const spellings = countWords(titles);
  return search
    .toLowerCase()
    .trim()
    .split(/\s+/)
    .map((word) => {
      const folded = searchText(word);
      if (isStopWord(word) || terms.some((term) => term.startsWith(folded))) return word;
      const [nearest] = [...terms].sort((a, b) => editDistance(folded, a) - editDistance(folded, b));
      return nearest === undefined ? word : (spellings.get(nearest)?.spelled ?? nearest);
    })
    .join(" ");
}
