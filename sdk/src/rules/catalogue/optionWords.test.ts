import { expect, it } from "vitest";
import type { Language } from "../../types.ts";
import { optionWord } from "./optionWords.ts";

it.each<[string, Language, Language, string]>([
  ["Large", "fr", "en", "Grand"],
  ["stainless steel", "fr", "en", "Acier inoxydable"],
  // A colour and a drink, a device and a shoe, without a pattern and without sugar.
  ["Wine", "fr", "en", "Wine"],
  ["pump", "fr", "en", "pump"],
  ["Plain", "fr", "en", "Plain"],
  ["Large", "fr", "fr", "Large"],
  ["Sage", "fr", "fr", "Sage"],
  ["Large", "en", "en", "Large"],
  ["Large", "en", "fr", "Large"],
  ["Lilas", "fr", "en", "Lilas"],
])("%j is said in %s, by a merchant who writes %s, as %j", (value, language, defaultLanguage, expected) => {
  expect(optionWord(value, { language, defaultLanguage })).toBe(expected);
});
