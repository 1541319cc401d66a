import { expect, test } from "vitest";
import { encodeText, toShowable } from "./encodeText.ts";
import { transliterate } from "./transliterate.ts";

test.each([
  ["Ирина Щукина", "Irina Shchukina"],
  ["Юлія Ґонта", "Iuliia Gonta"],
  ["Ђорђе Љубић", "Djordje Ljubic"],
  ["Ελένη Ψαρού", "Eleni Psarou"],
  ["Θεσσαλονίκη", "Thessaloniki"],
  ["Łukasz Żak, Śródmieście", "Łukasz Żak, Śródmieście"],
  ["Nguyễn", "Nguyen"],
  ["北京", "北京"],
  ["สมชาย ใจดี", "[…]"],
])("%s stands on an invoice as %s", (name, shown) => {
  expect(toShowable(name)).toBe(shown);
  expect(() => encodeText(shown)).not.toThrow();
});

test.each(["Ada é 1 €", "北京", ""])("%j has nothing to be transliterated", (text) => {
  expect(transliterate(text)).toBe(text);
});
