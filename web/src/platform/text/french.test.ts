import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const directory = new URL("messages/fr/", import.meta.url);
/** A plain space, or none, where French wants one that does not break. */
const breaks = / [!?;:»%]|[\p{L}\d}»][!?;:](?=\s|$)|«(?!\u00a0)/u;
// To the letter (2.6).
const quoted = ["Trier par:"];

const read = (file: URL): Record<string, string | object> => JSON.parse(readFileSync(file, "utf8"));
const placeholders = (text: string | object) => [...new Set(JSON.stringify(text).match(/\{\w+\}/g))].sort();

test.each(readdirSync(directory))(
  "%s has every text in both languages, with the same values (S-026)",
  (name) => {
    const [english, french] = [new URL(`messages/en/${name}`, import.meta.url), new URL(name, directory)].map(
      read,
    );
    expect(Object.keys(french!).sort()).toEqual(Object.keys(english!).sort());
    for (const [key, text] of Object.entries(english!)) {
      expect(String(french![key]).trim(), key).not.toBe("");
      expect(placeholders(french![key]!), key).toEqual(placeholders(text));
    }
  },
);

test.each(readdirSync(directory))("%s keeps its punctuation on the line of its word", (name) => {
  const texts = Object.values<string | object>(JSON.parse(readFileSync(new URL(name, directory), "utf8")));
  const wrong = texts.filter((text) => typeof text === "string" && breaks.test(text));
  expect(
    wrong.filter((text) => !quoted.includes(text as string) && !String(text).startsWith("http")),
  ).toEqual([]);
});
