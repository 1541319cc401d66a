import { expect, it } from "vitest";
import { PRIVACY, TERMS } from "../../src/legal/documents.ts";
import { textIn } from "../../src/text/useText.ts";
import { createPdf } from "./createPdf.ts";
import { legalPdf } from "./legalPdf.ts";
import { readPdf } from "./readPdf.ts";

it.each([TERMS, PRIVACY])("the PDF has the words of the page, $id, in both languages", (document) => {
  const pages = (["en", "fr"] as const).map((language) => {
    const text = textIn(language);
    return [text(document.title), ...document.paragraphs.map((words) => text(words))];
  });
  expect(readPdf(legalPdf(document))).toEqual(pages);
});

it("keeps brackets, backslashes, accents and typographic signs", () => {
  const paragraphs = ["f(x) \\ y", "« L’œuvre » coûte 5 €… – déjà\u00a0!", "word ".repeat(60).trim()];
  expect(readPdf(createPdf([{ language: "fr", title: "(é)", paragraphs }]))).toEqual([
    ["(é)", ...paragraphs],
  ]);
});

it("refuses a character that its font cannot show", () => {
  expect(() => createPdf([{ language: "en", title: "👋", paragraphs: [] }])).toThrow(/No legal PDF can show/);
});

it("counts the bytes of its parts right", () => {
  const file = legalPdf(TERMS).toString("latin1");
  const table = file.indexOf("xref\n0");
  expect(file).toContain(`startxref\n${table}\n`);
  const offsets = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
    Number(offset),
  );
  expect(offsets.map((offset, index) => file.startsWith(`${index + 1} 0 obj`, offset))).toEqual(
    offsets.map(() => true),
  );
  for (const [, length, content] of file.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g))
    expect(content).toHaveLength(Number(length));
});
