import { readPdf } from "@velours/documents/testing";
import { expect, it } from "vitest";
import { PRIVACY, TERMS } from "../../src/features/legal/documents.ts";
import { textIn } from "../../src/platform/text/useText.ts";
import { legalPdf } from "./legalPdf.ts";

it.each([TERMS, PRIVACY])("the PDF has the words of the page, $id, in both languages", async (document) => {
  const pages = (["en", "fr"] as const).map((language) => {
    const text = textIn(language);
    return [text(document.title), ...document.paragraphs.map((words) => text(words))];
  });
  expect(readPdf(await legalPdf(document))).toEqual(pages);
});
