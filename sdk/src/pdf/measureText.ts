import { findEastAsianFont } from "./eastAsianFonts.ts";

// Widths of Helvetica's and Helvetica Bold's printable ASCII characters, from the space on, in thousandths of the size.
const REGULAR = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const BOLD = [
  278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278,
  556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584,
  556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556,
  333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
];

/** Widths of other characters; a missing one is measured as its base letter, else 556. */
const OTHERS: Readonly<Record<string, number>> = {
  "\u00a0": 278,
  "’": 222,
  "‘": 222,
  "“": 333,
  "”": 333,
  "…": 1000,
  "—": 1000,
  "×": 584,
  "·": 278,
  "•": 350,
  æ: 889,
  Æ: 1000,
  œ: 944,
  Œ: 1000,
  Ł: 556,
  ł: 222,
  Ø: 778,
  ø: 611,
};

export interface TextLook {
  size: number;
  bold?: boolean;
}

/** The width of a text in points. */
export function measureText(words: string, { size, bold = false }: TextLook): number {
  let sum = 0;
  for (const character of words) sum += measureCharacter(character, bold);
  return (sum * size) / 1000;
}

function measureCharacter(character: string, bold: boolean): number {
  const listed = OTHERS[character];
  if (listed !== undefined) return listed;
  if (findEastAsianFont(character)) return 1000;
  const [letter = " "] = character.normalize("NFD");
  return (bold ? BOLD : REGULAR)[letter.charCodeAt(0) - 32] ?? 556;
}

/** The lines of a text within a width; a word that is wider by itself is cut. */
export function wrapText(words: string, width: number, look: TextLook): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words.split(" ").flatMap((word) => cutWord(word, width, look))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && measureText(longer, look) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function cutWord(word: string, width: number, look: TextLook): string[] {
  if (measureText(word, look) <= width) return [word];
  const parts: string[] = [""];
  for (const character of word) {
    const longer = `${parts.at(-1)}${character}`;
    if (measureText(longer, look) > width && parts.at(-1) !== "") parts.push(character);
    else parts[parts.length - 1] = longer;
  }
  return parts;
}
