import { searchText } from "./searchText.ts";
import { searchWords } from "./stopWords.ts";

/** A piece of a text; `marked` where it is what was searched. */
export interface TextPart {
  text: string;
  marked: boolean;
}

/** A text in pieces, with the beginnings of words that a search found marked; accents and letter case aside. */
export function markWords(text: string, search: string): TextPart[] {
  const searched = searchWords(search).sort((a, b) => b.length - a.length);
  const parts: TextPart[] = [];
  const add = (piece: string, marked: boolean) => {
    const last = parts.at(-1);
    if (piece === "") return;
    if (last?.marked === marked) last.text += piece;
    else parts.push({ text: piece, marked });
  };
  for (const piece of text.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? []) {
    const found = searched.find((word) => searchText(piece).startsWith(word));
    const end = found === undefined ? 0 : measurePrefix(piece, found.length);
    add(piece.slice(0, end), true);
    add(piece.slice(end), false);
  }
  return parts;
}

/** How many characters of a word have so many letters; an accent may be a character of its own. */
function measurePrefix(word: string, letters: number): number {
  let end = letters;
  while (
    end < word.length &&
    (searchText(word.slice(0, end)).length < letters || /^\p{M}/u.test(word.slice(end)))
  )
    end++;
  return end;
}
