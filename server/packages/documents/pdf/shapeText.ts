import bidiFactory, { type Bidi } from "bidi-js";
import { type FontName, findFont, loadFont } from "./fonts.ts";

/** Characters of one font and one direction. `text` is in the order in which the font's shaping expects it. */
export interface TextRun {
  font: FontName;
  text: string;
}

interface LeveledRun extends TextRun {
  /** Of the bidirectional algorithm: odd from right to left. */
  level: number;
}

// Its types describe an ES module, which Node does not see in it.
const bidi = (bidiFactory as unknown as () => Bidi)();

/** Letters that fontkit lays out from right to left by itself. */
const rightToLeft = /[\p{sc=Hebrew}\p{sc=Arabic}]/u;

/** A text that has right-to-left letters: its runs are not in reading order. */
export const isBidirectional = (text: string): boolean => rightToLeft.test(text);

/** A line of text as runs from left to right. Characters that no font has must be replaced before. */
export function shapeText(words: string, bold: boolean): TextRun[] {
  if (!isBidirectional(words)) return joinRuns(words, bold, () => 0);
  const { levels } = bidi.getEmbeddingLevels(words);
  const runs = joinRuns(words, bold, (place) => levels[place] ?? 0);
  return reorder(runs).map(({ font, level, text }) => ({
    font,
    // A run of neutrals alone has no script that says its direction.
    text: level % 2 === 1 && !isBidirectional(text) ? [...text].reverse().join("") : text,
  }));
}

function joinRuns(words: string, bold: boolean, levelAt: (place: number) => number): LeveledRun[] {
  const runs: LeveledRun[] = [];
  let place = 0;
  for (const character of words) {
    const level = levelAt(place);
    place += character.length;
    const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character;
    const last = runs.at(-1);
    // Spaces and marks stay with the letters before them, whose font spaces and joins them right.
    const stays =
      last?.level === level &&
      !/\p{L}/u.test(shown) &&
      loadFont(last.font).hasGlyphForCodePoint(shown.codePointAt(0) ?? 0);
    const font = stays ? last.font : (findFont(shown, bold) ?? (bold ? "latinBold" : "latin"));
    if (last && last.level === level && last.font === font) last.text += shown;
    else runs.push({ font, level, text: shown });
  }
  return runs;
}

/** Rule L2 of the bidirectional algorithm, on runs: from the highest level down, each sequence at or above it is reversed. */
function reorder(runs: readonly LeveledRun[]): LeveledRun[] {
  const ordered = [...runs];
  const highest = Math.max(...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    let start = 0;
    while (start < ordered.length) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end++;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end + 1;
    }
  }
  return ordered;
}
