import type { Page } from "@velours/sdk/types";
import { describe, expect, test } from "vitest";
import { textIn } from "../../../platform/text/useText.ts";
import { pageFields } from "../pages/pageFields.ts";
import { applyWordEdits, listLanguages, listWordChanges, type WordEdits } from "./wordsDraft.ts";

const page: Page = {
  handle: "returns",
  title: "Returns",
  description: "How to.",
  html: "<p>30 days.</p>",
  updated_at: "2026-11-01",
  translations: { fr: { title: "Retours", html: "<p>30 jours.</p>" } },
};

describe("applyWordEdits", () => {
  test.each<[string, WordEdits, Page]>([
    ["a title, trimmed", { title: " Sent back " }, { ...page, title: "Sent back" }],
    ["a text as it is typed", { html: "<p>14 days.</p>\n" }, { ...page, html: "<p>14 days.</p>\n" }],
    [
      "words of a language beside its others",
      { "translations.fr.title": "Renvois" },
      { ...page, translations: { fr: { title: "Renvois", html: "<p>30 jours.</p>" } } },
    ],
    [
      "the first words of a language",
      { "translations.fr-FR.html": "<p>En France.</p>" },
      { ...page, translations: { ...page.translations, "fr-FR": { html: "<p>En France.</p>" } } },
    ],
    ["a number", { position: "20" }, { ...page, position: 20 }],
    ["a page taken off", { published: false }, { ...page, published: false }],
    ["a missing title, which the shop refuses", { title: "  " }, { ...page, title: "" }],
    ["nothing it does not know", { handle: "other", "translations.fr.handle": "x" }, page],
  ])("keeps %s", (_, edits, next) => expect(applyWordEdits(pageFields, page, edits)).toEqual(next));

  test("leaves out what was emptied", () => {
    const { description: _, updated_at: _d, translations: _t, ...rest } = page;
    const emptied = {
      description: "",
      updated_at: "",
      "translations.fr.title": "",
      "translations.fr.html": "",
    };
    expect(applyWordEdits(pageFields, page, emptied)).toEqual(rest);
  });

  test("is the very page while nothing differs from it", () => {
    expect(applyWordEdits(pageFields, page, { title: "Returns", published: true, position: "" })).toBe(page);
  });

  test("leaves alone what somebody else changed meanwhile", () => {
    const theirs = { ...page, html: "<p>21 days.</p>", published: false };
    expect(applyWordEdits(pageFields, theirs, { title: "Sent back" })).toEqual({
      ...theirs,
      title: "Sent back",
    });
  });
});

test("names what changes by field and language, and shows the part of a long text that does", () => {
  const long = "x".repeat(500);
  const before = { ...page, html: `${long}30${long}` };
  const after = {
    ...applyWordEdits(pageFields, before, { published: false, "translations.fr.description": "Comment." }),
    html: `${long}14${long}`,
  };
  const changes = listWordChanges(pageFields, before, after, textIn("en"), "en");
  expect(changes.map(({ label, ...values }) => [label, values.before, values.after])).toEqual([
    ["Text (HTML)", expect.stringMatching(/^…x{40}30x{40}…$/), expect.stringMatching(/^…x{40}14x{40}…$/)],
    ["Description for search engines, French", null, "Comment."],
    ["Shoppers see this page", "yes", "no"],
  ]);
  expect(listWordChanges(pageFields, page, { ...page }, textIn("en"), "en")).toEqual([]);
});

test.each<[Page["translations"], readonly string[], string[]]>([
  [undefined, ["en", "fr"], ["fr", "fr-FR"]],
  [undefined, ["en"], []],
  [{ fr: {}, "en-GB": {} }, ["en"], ["en-GB", "fr", "fr-FR"]],
  [{ en: {} }, ["en", "en"], ["en"]],
])("with words %j on sites in %j there are those of %j", (translations, supported, languages) => {
  const { translations: _, ...own } = page;
  expect(listLanguages({ ...own, ...(translations && { translations }) }, supported, "en")).toEqual(
    languages,
  );
});
