import { findFont } from "./fonts.ts";

/** Stands for letters that no font of ours has. */
export const OMITTED = "[…]";

/**
 * A text of shoppers as our fonts can show it: a letter they lack loses its accents, and a row of others becomes OMITTED, so
 * that nothing looks like the name it is not. Characters that only say a direction are left out: they could reorder a line.
 */
export function toShowable(words: string): string {
  const show = (character: string): string => {
    if (/[\p{Cc}\p{Cf}]/u.test(character)) return /\s/.test(character) ? " " : "";
    if (findFont(character, false)) return character;
    if (/\s/.test(character)) return " ";
    const plain = character.normalize("NFKD").replace(/\p{M}/gu, "");
    if (plain !== "" && [...plain].every((letter) => findFont(letter, false))) return plain;
    return /\p{M}/u.test(character) ? "" : "\0";
  };
  return [...words.normalize("NFC")]
    .map(show)
    .join("")
    .replace(/\0(?:[ \u00a0\0]*\0)?/g, OMITTED);
}
