import { expect, test } from "vitest";
import { readPdf } from "../testing/readPdf.ts";
import { Sheet } from "./Sheet.ts";
import { shapeText } from "./shapeText.ts";
import { toShowable } from "./toShowable.ts";
import { measureText, wrapText } from "./wrapText.ts";
import { writePdf } from "./writePdf.ts";

const date = new Date("2026-11-20T10:00:00Z");
const write = (...texts: string[]) => {
  const sheet = new Sheet([595, 842]);
  for (const text of texts) {
    sheet.within("P", () => sheet.text(text, 56, { bold: text.startsWith("B") }));
    sheet.down(20);
  }
  return writePdf(sheet, { language: "fr", title: "Façade & <co>", author: "Velours", date });
};

test.each([
  ["f(x) \\ y", "f(x) \\ y"],
  ["« L’œuvre » coûte 5 €… – déjà\u00a0!", "« L’œuvre » coûte 5 €… – déjà\u00a0!"],
  ["Łukasz Żółć, Şişli, Nguyễn Thị Ánh", "Łukasz Żółć, Şişli, Nguyễn Thị Ánh"],
  ["Ирина Щукина, Ελένη Ψαρού", "Ирина Щукина, Ελένη Ψαρού"],
  ["דנה כהן, Haifa", "דנה כהן, Haifa"],
  ["Zoe\u0308", "Zoë"],
  ["田中 Zoë 👋", "[…] Zoë […]"],
  ["a\u202fb\tc\u200bd", "a b cd"],
  ["\u202eevil", "evil"],
])("%j is shown as %j", async (words, shown) => {
  expect(toShowable(words)).toBe(shown);
  expect(readPdf(await write(words))).toEqual([[shown]]);
});

const runs = (words: string) => shapeText(words, false).map(({ text }) => text);

test.each([
  ["Dana Cohen", ["Dana Cohen"]],
  // The number stands at the left of a street that is read from the right.
  ["הרצל 12", ["12", "הרצל "]],
  ["Dana דנה 7", ["Dana ", "7", "דנה "]],
  // Brackets are mirrored.
  ["(דנה)", ["(", "דנה", ")"]],
])("%j stands from left to right as %j", (words, expected) => expect(runs(words)).toEqual(expected));

test("Arabic letters take the shapes of their places", () => {
  const name = "ليلى";
  expect(measureText(name, { size: 10 })).toBeLessThan(
    [...name].reduce((sum, letter) => sum + measureText(letter, { size: 10 }), 0),
  );
});

test("says what PDF/A-3a asks for: its part, its colours, its language, its structure, and every font within it", async () => {
  const pdf = await write("Bold", "plain");
  const file = new TextDecoder("latin1").decode(pdf);
  for (const part of [
    "%PDF-1.7",
    "<pdfaid:part>3</pdfaid:part>",
    "<pdfaid:conformance>A</pdfaid:conformance>",
    '<rdf:li xml:lang="x-default">Façade + co</rdf:li>',
    "/Marked true",
    "/Lang (fr)",
    "/S /GTS_PDFA1",
    "/S /Document",
  ])
    expect(Buffer.from(pdf).includes(part)).toBe(true);
  const fonts = file.match(/\/Type \/FontDescriptor/g) ?? [];
  expect(fonts).toHaveLength(2);
  expect(file.match(/\/FontFile2 /g)).toHaveLength(fonts.length);
});

test("the same document has the same bytes", async () =>
  expect(Buffer.compare(await write("Ada"), await write("Ada"))).toBe(0));

test.each([
  ["", []],
  ["one two three", ["one two", "three"]],
  ["Donaudampfschiff", ["Donauda", "mpfschif", "f"]],
])("%j on lines of 44 points", (words, lines) => {
  const wrapped = wrapText(words, 44, { size: 10 });
  expect(wrapped).toEqual(lines.length > 0 ? lines : [""]);
  for (const line of wrapped) expect(measureText(line, { size: 10 })).toBeLessThanOrEqual(44);
});
