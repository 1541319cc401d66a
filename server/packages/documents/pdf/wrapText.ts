import { loadFont } from "./fonts.ts";
import { shapeText, type TextRun } from "./shapeText.ts";

export interface TextLook {
  size: number;
  bold?: boolean;
}

/** The width of a run in points. */
export function measureRun({ font: name, text }: TextRun, size: number): number {
  const font = loadFont(name);
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

/** The width of a text in points. */
export const measureText = (words: string, { size, bold = false }: TextLook): number =>
  shapeText(words, bold).reduce((sum, run) => sum + measureRun(run, size), 0);

/** The lines of a text within a width; a word that is wider by itself is cut. */
export function wrapText(words: string, width: number, look: TextLook): string[] {
  const lines: string[] = [];
  const space = measureText(" ", look);
  let line = "";
  let used = 0;
  for (const word of words.split(" ").flatMap((word) => cutWord(word, width, look))) {
    const wide = measureText(word, look);
    if (line !== "" && used + space + wide > width) {
      lines.push(line);
      line = word;
      used = wide;
    } else {
      used += line === "" ? wide : space + wide;
      line = line === "" ? word : `${line} ${word}`;
    }
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
