import { expect, test } from "vitest";
import { readPdf } from "../testing/readPdf.ts";
import { renderPages } from "./renderPages.ts";

test("it has the page's words in each language, a sheet each, and each says its language", async () => {
  const pdf = await renderPages(
    [
      {
        language: "en",
        title: "Terms",
        blocks: [
          { kind: "heading", words: "Age" },
          { kind: "text", words: "Be 18." },
        ],
      },
      { language: "fr", title: "Conditions", blocks: [{ kind: "text", words: "Ayez 18 ans." }] },
    ],
    { author: "Velours", country: "DE" },
  );
  expect(readPdf(pdf)).toEqual([
    ["Terms", "Age", "Be 18."],
    ["Conditions", "Ayez 18 ans."],
  ]);
  expect(new TextDecoder("latin1").decode(pdf)).toMatch(/\/MediaBox \[0 0 595 842\]/);
  expect(new TextDecoder("latin1").decode(pdf)).toMatch(/\/S \/Sect\n\/Lang \(fr\)/);
});

test("long pages go on over sheets and lose no words", async () => {
  const paragraphs = Array.from({ length: 90 }, (_, index) => `Paragraph ${index}`);
  const blocks = paragraphs.map((words) => ({ kind: "text" as const, words }));
  const sheets = readPdf(
    await renderPages([{ language: "en", title: "Terms", blocks }], { author: "Velours", country: "US" }),
  );
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets.flat()).toEqual(["Terms", ...paragraphs]);
});
