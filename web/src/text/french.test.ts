import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const directory = new URL("messages/fr/", import.meta.url);
/** A plain space, or none, where French wants one that does not break. */
const breaks = / [!?;:»%]|[\p{L}\d}»][!?;:](?=\s|$)|«(?!\u00a0)/u;
// To the letter (2.6).
const quoted = ["Trier par:"];

test.each(readdirSync(directory))("%s keeps its punctuation on the line of its word", (name) => {
  const texts = Object.values<string | object>(JSON.parse(readFileSync(new URL(name, directory), "utf8")));
  const wrong = texts.filter((text) => typeof text === "string" && breaks.test(text));
  expect(
    wrong.filter((text) => !quoted.includes(text as string) && !String(text).startsWith("http")),
  ).toEqual([]);
});
