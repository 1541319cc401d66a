import type { Collection, CollectionRules } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { textIn } from "../../../platform/text/useText.ts";
import { applyCollectionEdits, listCollectionChanges } from "./collectionDraft.ts";
import { describeRules, emptyCondition, toRules, toRulesDraft } from "./rulesDraft.ts";

const text = textIn("en");
const collection: Collection = {
  handle: "dear",
  title: "Dear",
  description: "<p>Dear.</p>",
  meta: { footer_title: "More" },
  rules: { all: [{ type: "Book" }] },
  translations: { fr: { title: "Cher" } },
};
const untouched = { words: {}, rules: undefined };

test.each<[string, CollectionRules | undefined]>([
  ["none", undefined],
  [
    "each kind, all of them",
    {
      all: [
        { type: "Book" },
        { vendor: "Harbour Press" },
        { tag: "signed" },
        { price: { currency: "EUR", below: 10, above: 5 } },
        { price: { currency: "USD", above: 0.5 } },
        { inStock: false },
        { onSale: true },
        { newDays: 30 },
      ],
    },
  ],
  ["any of them", { any: [{ onSale: true }, { newDays: 7 }] }],
])("the form keeps rules as they are: %s", (_, rules) => {
  expect(toRules(toRulesDraft(rules, "USD"))).toEqual(rules);
});

test("words, rules and settings of the page are edited beside what stays", () => {
  expect(applyCollectionEdits(collection, untouched)).toEqual(collection);
  const words = { title: " Dearest ", "meta.footer_title": "", "translations.fr.footer_title": "Plus" };
  const conditions = [{ ...emptyCondition(0, "USD"), kind: "price" as const, below: "9.5" }];
  const next = applyCollectionEdits(collection, { words, rules: { match: "any", conditions } });
  expect(next).toEqual({
    ...collection,
    title: "Dearest",
    meta: {},
    rules: { any: [{ price: { currency: "USD", below: 9.5 } }] },
    translations: { fr: { title: "Cher", footer_title: "Plus" } },
  });
  const changes = listCollectionChanges(collection, next, text, "en");
  expect(changes.map(({ label, before, after }) => [label, before, after])).toEqual([
    ["Title", "Dear", "Dearest"],
    ["Title under the products", "More", null],
    ["Title under the products, French", null, "Plus"],
    ["Products in it", "all of these: Type: Book", "any of these: Price < $9.50"],
  ]);
});

test("a collection without rules has the products that name it", () => {
  const { rules: _, ...named } = collection;
  expect(applyCollectionEdits(collection, { words: {}, rules: { match: "named", conditions: [] } })).toEqual(
    named,
  );
  expect(listCollectionChanges(collection, named, text, "en")).toMatchObject([
    { path: "rules", after: null },
  ]);
});

test.each([
  ["en", "all of these: Type: Book · In stock: no"],
  ["fr", "toutes celles-ci\u00a0: Type\u00a0: Book · En stock\u00a0: non"],
] as const)("rules are described with the punctuation of %s", (language, words) =>
  expect(describeRules({ all: [{ type: "Book" }, { inStock: false }] }, textIn(language))).toBe(words),
);
