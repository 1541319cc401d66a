import { type EastAsianFont, findEastAsianFont } from "./eastAsianFonts.ts";
import { transliterate } from "./transliterate.ts";

/** A run of characters that one of the page's fonts shows: `text` is a PDF string with its brackets. */
export interface TextRun {
  font: "western" | "central" | EastAsianFont;
  text: string;
}

/** Bytes of Windows-1252 that Latin-1 does not have in their place. */
const WINDOWS: Readonly<Record<string, number>> = {
  "€": 0x80,
  "‚": 0x82,
  "„": 0x84,
  "…": 0x85,
  Š: 0x8a,
  Œ: 0x8c,
  Ž: 0x8e,
  "‘": 0x91,
  "’": 0x92,
  "“": 0x93,
  "”": 0x94,
  "•": 0x95,
  "–": 0x96,
  "—": 0x97,
  "™": 0x99,
  š: 0x9a,
  œ: 0x9c,
  ž: 0x9e,
  Ÿ: 0x9f,
};

/**
 * Letters of Central European alphabets by the names Helvetica's own glyphs have, from byte 128 on: every reader's
 * standard fonts have them, and only an encoding must name them.
 */
const CENTRAL: readonly (readonly [string, string])[] = (
  "Ā Amacron ā amacron Ă Abreve ă abreve Ą Aogonek ą aogonek Ć Cacute ć cacute Č Ccaron č ccaron Ď Dcaron ď dcaron " +
  "Đ Dcroat đ dcroat Ē Emacron ē emacron Ė Edotaccent ė edotaccent Ę Eogonek ę eogonek Ě Ecaron ě ecaron Ğ Gbreve " +
  "ğ gbreve Ģ Gcommaaccent ģ gcommaaccent Ī Imacron ī imacron Į Iogonek į iogonek İ Idotaccent ı dotlessi " +
  "Ķ Kcommaaccent ķ kcommaaccent Ĺ Lacute ĺ lacute Ļ Lcommaaccent ļ lcommaaccent Ľ Lcaron ľ lcaron Ł Lslash ł lslash " +
  "Ń Nacute ń nacute Ņ Ncommaaccent ņ ncommaaccent Ň Ncaron ň ncaron Ō Omacron ō omacron Ő Ohungarumlaut " +
  "ő ohungarumlaut Ŕ Racute ŕ racute Ř Rcaron ř rcaron Ś Sacute ś sacute Ş Scedilla ş scedilla Ș Scommaaccent " +
  "ș scommaaccent Ț Tcommaaccent ț tcommaaccent Ť Tcaron ť tcaron Ū Umacron ū umacron Ů Uring ů uring " +
  "Ű Uhungarumlaut ű uhungarumlaut Ų Uogonek ų uogonek Ź Zacute ź zacute Ż Zdotaccent ż zdotaccent"
)
  .split(/ (?=[^ ] )/)
  .map((pair) => pair.split(" ") as [string, string]);

const centralBytes = new Map(CENTRAL.map(([character], index) => [character, 128 + index]));

/** The glyph names of the second encoding, as its `Differences` lists them. */
export const centralDifferences = `128 ${CENTRAL.map(([, glyph]) => `/${glyph}`).join(" ")}`;

/** The character of a byte of the second encoding. */
export const centralCharacter = (byte: number): string =>
  CENTRAL[byte - 128]?.[0] ?? String.fromCharCode(byte);

/** The run a character belongs to, and its byte there; undefined for one that no font of ours has. */
function findByte(character: string): { font: TextRun["font"]; byte: number } | undefined {
  const byte = WINDOWS[character] ?? character.codePointAt(0) ?? 0;
  if (character in WINDOWS || (byte >= 32 && byte < 127) || (byte > 159 && byte < 256))
    return { font: "western", byte };
  const central = centralBytes.get(character);
  return central === undefined ? undefined : { font: "central", byte: central };
}

/** The font of a character and its code there, as a PDF string writes it; undefined for one that no font of ours has. */
function encodeCharacter(character: string): TextRun | undefined {
  const found = findByte(character);
  if (found !== undefined) {
    const text = found.byte > 126 ? `\\${found.byte.toString(8)}` : character.replace(/[\\()]/, "\\$&");
    return { font: found.font, text };
  }
  const font = findEastAsianFont(character);
  return font && { font, text: character.charCodeAt(0).toString(16).padStart(4, "0") };
}

/** A text as runs of our fonts. Throws for a character that none has. */
export function encodeText(words: string): TextRun[] {
  const runs: TextRun[] = [];
  for (const character of words) {
    const found = encodeCharacter(character);
    if (found === undefined)
      throw new Error(
        `No PDF can show ${JSON.stringify(character)} of "${words}": its fonts are those of every reader`,
      );
    const last = runs.at(-1);
    if (last?.font === found.font) last.text += found.text;
    else runs.push(found);
  }
  return runs.map(({ font, text }) => ({
    font,
    text: font === "western" || font === "central" ? `(${text})` : `<${text}>`,
  }));
}

/** Replacements for characters without an accent to remove. */
const SIMILAR: Readonly<Record<string, string>> = {
  "−": "-",
  "‐": "-",
  "‑": "-",
  "\u202f": "\u00a0",
  ẞ: "SS",
};

/** Stands for letters that no font of ours has. */
export const OMITTED = "[…]";

/**
 * A text of shoppers as our fonts can show it: a letter they lack loses its accents (`ễ` becomes `e`), a Greek or
 * Cyrillic one becomes Latin, and a row of others OMITTED, so that nothing looks like the name it is not.
 */
export function toShowable(words: string): string {
  const show = (character: string): string => {
    if (encodeCharacter(character)) return character;
    const plain =
      SIMILAR[character] ??
      (/\s/.test(character) ? " " : null) ??
      character.normalize("NFD").replace(/\p{M}/gu, "");
    if (plain !== "" && [...plain].every((letter) => findByte(letter))) return plain;
    return /[\p{M}\p{C}]/u.test(character) ? "" : "\0";
  };
  return [...transliterate(words)]
    .map(show)
    .join("")
    .replace(/\0(?:[ \u00a0\0]*\0)?/g, OMITTED);
}
