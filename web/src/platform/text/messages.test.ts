import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { m, textIn } from "./useText.ts";

type Messages = Record<string, string | [{ match: Record<string, string> }]>;

const readText = (locale: string) =>
  readFileSync(new URL(`messages/${locale}.json`, import.meta.url), "utf8");
const read = (locale: string): Messages => {
  const { $schema, ...messages } = JSON.parse(readText(locale));
  return messages;
};
const [english, canada, france] = [read("en"), read("fr"), read("fr-FR")];

const variants = (message: Messages[string] | undefined): string[] =>
  typeof message === "string" ? [message] : Object.values(message?.[0].match ?? {});
const texts = (messages: Messages) => Object.values(messages).flatMap(variants);
const placeholders = (message: Messages[string] | undefined) =>
  [
    ...new Set(
      variants(message)
        .join()
        .match(/\{\w+\}/g),
    ),
  ].sort();

it("has every text in both languages, with the same values (S-026)", () => {
  expect(Object.keys(canada).sort()).toEqual(Object.keys(english).sort());
  for (const [key, message] of Object.entries(english)) {
    for (const text of variants(canada[key])) expect(text.trim(), key).not.toBe("");
    expect(placeholders(canada[key]), key).toEqual(placeholders(message));
  }
});

it.each(["en", "fr", "fr-FR"])("has each text once in %s", (locale) => {
  const keys: string[] = readText(locale).match(/^ {2}"[^"]+"(?=:)/gm) ?? [];
  expect(keys.filter((key, nth) => keys.indexOf(key) < nth)).toEqual([]);
});

it("spells email in one way", () =>
  expect(texts(english).filter((text) => /e-mail/i.test(text))).toEqual([]));

/** A plain space, or none, where French wants one that does not break. */
const breaks = / [!?;:»%]|[\p{L}\d}»][!?;:](?=\s|$)|«(?!\u00a0)/u;
// To the letter (2.6).
const quoted = ["Trier par:"];

it.each([
  ["Canada", canada],
  ["France", france],
])("keeps punctuation on the line of its word in %s", (_, messages) => {
  const wrong = texts(messages).filter((text) => breaks.test(text));
  expect(wrong.filter((text) => !quoted.includes(text) && !text.startsWith("http"))).toEqual([]);
});

it("has an article before a moment in French", () => {
  const moments = texts({ ...canada, ...france }).filter((text) => text.includes(" {when}"));
  expect(moments.filter((text) => !/(\ble|\bau|:) \{when\}/.test(text))).toEqual([]);
});

describe("the French of Canada and of France", () => {
  const ofCanada = /courriel|clavard|magasin(er|age)|remise en argent|service à la client|témoin/i;
  const ofFrance = /e-mail|\bchat\b|cagnotte|service client\b|\bcookies\b(?!\))/i;
  /** Left behind where only the noun was replaced, and not its article. */
  const broken =
    /\b(le|du|de|ce|que|La) e-mail|l’(chat|cagnotte|cookies)|(un|le|du|ce) cagnotte|\(cookies\)/i;

  it("is Canada's as written", () => expect(texts(canada).filter((text) => ofFrance.test(text))).toEqual([]));

  it("is France's in each text, with its articles and values", () => {
    const shown = texts({ ...canada, ...france });
    expect(texts(canada).filter((text) => ofCanada.test(text)).length).toBeGreaterThan(30);
    expect(shown.filter((text) => ofCanada.test(text) || broken.test(text))).toEqual([]);
    for (const [key, message] of Object.entries(france))
      expect(placeholders(message), key).toEqual(placeholders(canada[key]));
  });

  it.each([
    ["fr", "Solde", "Le jour où le courriel est envoyé."],
    ["fr-CA", "Solde", "Le jour où le courriel est envoyé."],
    ["fr-FR", "Promo", "Le jour où l’e-mail est envoyé."],
  ] as const)("is chosen by the locale: %s", (locale, sale, sentence) => {
    expect(textIn(locale)(m.sale)).toBe(sale);
    expect(textIn(locale)(m.giftcard_date_hint)).toContain(sentence);
  });

  it.each(["en", "en-US", "en-GB", "en-CA"] as const)("has one English: %s", (locale) =>
    expect(textIn(locale)(m.sale)).toBe("Sale"),
  );

  it("leaves a balance a balance", () =>
    expect(textIn("fr-FR")(m.cash_back_balance)).toBe("Solde de cagnotte"));
});

describe("counted texts", () => {
  it.each([
    ["en", 0, "0 items", "Showing 0 items"],
    ["en", 1, "1 item", "Showing 1 item"],
    ["en", 2, "2 items", "Showing 2 items"],
    ["fr", 0, "0 article", "0 article affiché"],
    ["fr", 1, "1 article", "1 article affiché"],
    ["fr", 2, "2 articles", "2 articles affichés"],
  ] as const)("have the number of their language: %s %d (S-150)", (language, n, bag, listing) => {
    const text = textIn(language);
    expect(text(m.bag_count, { n })).toBe(bag);
    expect(text(m.showing_items, { n })).toBe(listing);
  });

  it.each([
    ["en", 24, 60, "Showing 24 of 60 items"],
    ["en", 1, 25, "Showing 1 of 25 items"],
    ["en", 1, 1, "Showing 1 item"],
    ["fr", 24, 60, "24 articles affichés sur 60"],
    ["fr", 1, 25, "1 article affiché sur 25"],
    ["fr", 1, 1, "1 article affiché"],
  ] as const)("of a total: %s, %d of %d (S-148)", (language, n, total, words) =>
    expect(textIn(language)(m.showing_of_items, { n, total })).toBe(words),
  );

  it.each([
    ["en", 1, "1 more row is not shown, and is imported as well."],
    ["en", 2, "2 more rows are not shown, and are imported as well."],
    ["fr", 1, "1 autre ligne n’est pas affichée et est importée aussi."],
    ["fr", 2, "2 autres lignes ne sont pas affichées et sont importées aussi."],
  ] as const)("of the rows that a preview leaves out: %s, %d", (language, n, words) =>
    expect(textIn(language)(m.desk_import_more, { n })).toBe(words),
  );
});
