import { expect, it } from "vitest";
import { textIn } from "../text/useText.ts";
import { returnsText } from "./returnsText.ts";

const limits = { pageSize: 24, addOnMinimum: 29, cartMaxAgeDays: 30 };
const own = {
  returns: { text: "Unread books, within {days} days.", text_fr: "Non lus, sous {days} jours." },
};

it.each([
  ["the shop's words", 14, undefined, "en", "You can return what you bought within 14 days."],
  ["a single day", 1, undefined, "fr", "Vous pouvez retourner vos achats sous 1 jour."],
  [
    "the default of the contract",
    undefined,
    undefined,
    "en",
    "You can return what you bought within 30 days.",
  ],
  ["the site's words with its days", 14, own, "fr", "Non lus, sous 14 jours."],
  ["nothing where nothing can be returned", 0, own, "en", null],
] as const)("promises returns by %s", (_, days, texts, language, words) =>
  expect(
    returnsText(
      { limits: { ...limits, ...(days !== undefined && { returnDays: days }) }, ...(texts && { texts }) },
      language,
      textIn(language),
    ),
  ).toBe(words),
);
