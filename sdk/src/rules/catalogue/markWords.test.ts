import { expect, it } from "vitest";
import { markWords } from "./markWords.ts";

it.each([
  ["the beginning of a word", "Halo Palm Vibrator", "vib", "Halo Palm [Vib]rator"],
  ["each searched word", "Silicone Lubricant", "lub sili", "[Sili]cone [Lub]ricant"],
  ["the whole word by the longer of two", "Lubricant", "lu lubri", "[Lubri]cant"],
  ["an accent aside, whichever has it", "Écho, vibromasseur à ondes", "echo", "[Écho], vibromasseur à ondes"],
  ["an accent that is typed", "Cafe", "café", "[Cafe]"],
  ["an accent written as a letter of its own", "E\u0301cho", "ec", "[E\u0301c]ho"],
  ["nothing inside a word", "Vibrator", "rator", "Vibrator"],
  ["no words that say nothing beside others", "Set of two", "of two", "Set of [two]"],
  ["a word that says nothing when nothing else is searched", "It", "it", "[It]"],
  ["a word that only without its accent says nothing", "Thé vert", "thé", "[Thé] vert"],
  ["nothing without words", "Halo", "  ", "Halo"],
])("marks %s (S-182)", (_, text, search, expected) => {
  const parts = markWords(text, search);
  expect(parts.map((part) => (part.marked ? `[${part.text}]` : part.text)).join("")).toBe(expected);
  expect(parts.map((part) => part.text).join("")).toBe(text);
});
