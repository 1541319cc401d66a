import { readPdf } from "@velours/sdk/shop";
import { expect, it } from "vitest";
import { PRIVACY, TERMS } from "../../src/features/legal/documents.ts";
import { textIn } from "../../src/platform/text/useText.ts";
import { legalPdf } from "./legalPdf.ts";

it.each([TERMS, PRIVACY])("the PDF has the words of the page, $id, in both languages", (document) => {
  const pages = (["en", "fr"] as const).map((language) => {
    const text = textIn(language);
    return [text(document.title), ...document.paragraphs.map((words) => text(words))];
  });
  expect(readPdf(legalPdf(document))).toEqual(pages);
});

it("counts the bytes of its parts right", () => {
  const file = Buffer.from(legalPdf(TERMS)).toString("latin1");
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
