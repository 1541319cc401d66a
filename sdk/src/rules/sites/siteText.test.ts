import { expect, it } from "vitest";
import { siteText } from "./siteText.ts";

const both = { text: "Back within {days} days.", text_fr: "Retour sous {days} jours." };

it.each([
  ["the language of the page", both, "fr", { days: 14 }, "Retour sous 14 jours."],
  ["English as it is", both, "en", { days: 14 }, "Back within 14 days."],
  ["English where French is missing", { text: "By hand." }, "fr", {}, "By hand."],
  ["English where French is empty", { text: "By hand.", text_fr: "" }, "fr", {}, "By hand."],
  ["braces that stand for nothing", { text: "{this} and {days}" }, "en", { days: 1 }, "{this} and 1"],
  ["a name of every object", { text: "{constructor}" }, "en", {}, "{constructor}"],
  ["no sentence", undefined, "en", {}, undefined],
] as const)("says %s", (_, own, language, values, words) =>
  expect(siteText(own, language, values)).toBe(words),
);
