import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { inflateSync } from "node:zlib";
import { create, type Font } from "fontkit";

/** Parts of Noto Sans by the letters they have. The first that has a letter shows it. */
const PARTS = {
  latin: () => import.meta.resolve("@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff"),
  latinExt: () => import.meta.resolve("@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff"),
  vietnamese: () => import.meta.resolve("@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff"),
  greek: () => import.meta.resolve("@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff"),
  greekExt: () => import.meta.resolve("@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff"),
  cyrillic: () => import.meta.resolve("@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff"),
  cyrillicExt: () =>
    import.meta.resolve("@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff"),
  hebrew: () =>
    import.meta.resolve("@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff"),
  arabic: () =>
    import.meta.resolve("@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff"),
} as const;

/** Part and weight of a font, as a PDF registers it. */
export type FontName = `${keyof typeof PARTS}${"" | "Bold"}`;

const names = Object.keys(PARTS) as (keyof typeof PARTS)[];
const files = new Map<FontName, Buffer>();
const fonts = new Map<FontName, Font>();

/** A font as OpenType, unpacked once. */
export function readFont(name: FontName): Buffer {
  const read = files.get(name);
  if (read !== undefined) return read;
  const isBold = name.endsWith("Bold");
  const regular = PARTS[name.replace("Bold", "") as keyof typeof PARTS]();
  const file = unpackWoff(readFileSync(fileURLToPath(isBold ? regular.replace("-400-", "-700-") : regular)));
  files.set(name, file);
  return file;
}

/**
 * A font to measure with, read when it is first needed: most documents need two. A document embeds one of its own, because
 * embedding leaves glyphs without their characters behind.
 */
export function loadFont(name: FontName): Font {
  const loaded = fonts.get(name);
  if (loaded !== undefined) return loaded;
  const font = create(readFont(name)) as Font;
  fonts.set(name, font);
  return font;
}

/**
 * The OpenType font within a WOFF file (https://www.w3.org/TR/WOFF/): fontkit unpacks its tables in JavaScript, for each
 * document again, which takes most of the time a document needs.
 */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + 16 * count);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const tables: Buffer[] = [directory];
  let end = directory.length;
  for (let index = 0; index < count; index++) {
    const entry = 44 + 20 * index;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const data = woff.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(data) : data;
    const row = 12 + 16 * index;
    woff.copy(directory, row, entry, entry + 4);
    woff.copy(directory, row + 4, entry + 16, entry + 20);
    directory.writeUInt32BE(end, row + 8);
    directory.writeUInt32BE(length, row + 12);
    tables.push(table, Buffer.alloc((4 - (length % 4)) % 4));
    end += length + ((4 - (length % 4)) % 4);
  }
  return Buffer.concat(tables);
}

/** The first font that has a character; undefined where none has it. */
export function findFont(character: string, bold: boolean): FontName | undefined {
  const code = character.codePointAt(0) ?? 0;
  return names
    .map((name): FontName => (bold ? `${name}Bold` : name))
    .find((name) => loadFont(name).hasGlyphForCodePoint(code));
}
