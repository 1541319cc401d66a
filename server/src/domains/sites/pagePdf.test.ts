import { readPdf } from "@velours/sdk/shop";
import type { Page } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { pagePdf } from "./pagePdf.ts";

const page: Page = {
  handle: "terms",
  title: "Terms",
  html: "<h2>Age</h2><p>Be 18.</p>",
  translations: { fr: { title: "Conditions", html: "<h2>Âge</h2><p>Ayez 18 ans.</p>" } },
};

test("it has the page's words in each language, a sheet each", () =>
  expect(readPdf(pagePdf(page, ["en", "fr"]))).toEqual([
    ["Terms", "Age", "Be 18."],
    ["Conditions", "Âge", "Ayez 18 ans."],
  ]));

test("long pages go on over sheets and lose no words", () => {
  const paragraphs = Array.from({ length: 90 }, (_, index) => `Paragraph ${index}`);
  const long = { ...page, html: paragraphs.map((words) => `<p>${words}</p>`).join("") };
  const sheets = readPdf(pagePdf(long, ["en"]));
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets.flat()).toEqual(["Terms", ...paragraphs]);
});
