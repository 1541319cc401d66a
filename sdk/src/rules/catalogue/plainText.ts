import { cutText } from "./cutText.ts";

/** The words of a piece of HTML on one line, at most `limit` characters, cut between words. */
export function plainText(html: string, limit = 300): string {
  const words = html
    .replace(/<[^>]+>/g, " ")
    .replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(amp|lt|gt|quot|apos|nbsp));/g, decode)
    .replace(/\s+/g, " ")
    .trim();
  if (words.length <= limit) return words;
  const end = Math.max(words.lastIndexOf(" ", limit - 2), limit - 40);
  return `${cutText(words, end).trimEnd()}…`;
}

function decode(text: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return ENTITIES[name] ?? " ";
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
  return code <= 0x10ffff ? String.fromCodePoint(code) : text;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
