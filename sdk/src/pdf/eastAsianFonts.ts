/**
 * Fonts that the PDF standard has every reader know by name, with the glyphs it has on its machine. Their characters are
 * as wide as high.
 */
export type EastAsianFont = "chinese" | "korean";

/** Each font's name, its encoding of UTF-16, and the collection of its glyphs with the supplement that has them all. */
const FONTS = {
  // Has the kana and the Han characters of Japanese too, in Chinese forms.
  chinese: { name: "STSong-Light", encoding: "UniGB-UCS2-H", collection: "GB1", supplement: 4 },
  korean: { name: "HYGoThic-Medium", encoding: "UniKS-UCS2-H", collection: "Korea1", supplement: 1 },
} as const;

/** The font of a Chinese, Japanese or Korean character; undefined for any other. */
export function findEastAsianFont(character: string): EastAsianFont | undefined {
  if (/[\uac00-\ud7a3]/.test(character)) return "korean";
  return /[\u3001-\u3017\u3041-\u3096\u30a1-\u30fe\u3400-\u4db5\u4e00-\u9fa5\uff01-\uff5e]/.test(character)
    ? "chinese"
    : undefined;
}

/** The three objects of a font, the first of them `first`. */
export function fontObjects(font: EastAsianFont, first: number): string[] {
  const { name, encoding, collection, supplement } = FONTS[font];
  return [
    `<< /Type /Font /Subtype /Type0 /BaseFont /${name}-${encoding} /Encoding /${encoding} /DescendantFonts [${first + 1} 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (${collection}) /Supplement ${supplement} >> /DW 1000 /FontDescriptor ${first + 2} 0 R >>`,
    `<< /Type /FontDescriptor /FontName /${name} /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>`,
  ];
}
