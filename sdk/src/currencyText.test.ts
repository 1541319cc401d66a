import { expect, it } from "vitest";
import { translateCurrencyText, writeCurrencyText } from "./currencyText.ts";
import { getErrorMessage } from "./errors.ts";
import { fields } from "./generated/texts.fr.ts";

it.each([
  [["SEK"], "We only support SEK currency", "Nous acceptons seulement la devise SEK"],
  [
    ["CHF", "EUR"],
    "We only support CHF or EUR currencies",
    "Nous acceptons seulement les devises CHF ou EUR",
  ],
])("names %j in both languages", (sold, english, french) => {
  expect(writeCurrencyText(sold)).toBe(english);
  expect(translateCurrencyText(english)).toBe(french);
  expect(getErrorMessage({ message: english, reference: "validationError" }, "fr")).toBe(french);
});

it("says the demo's to the letter of the contract (C-546)", () => {
  const text = writeCurrencyText(["USD", "CAD", "GBP", "EUR"]);
  expect(text).toBe("We only support USD, CAD, GBP, or EUR currencies");
  expect(translateCurrencyText(text)).toBe(fields[text as keyof typeof fields]);
});

it("translates no other text", () => expect(translateCurrencyText("An email is required")).toBeUndefined());
