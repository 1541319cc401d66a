// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before a placeholder of the catalogue.
import { describe, expect, it } from "vitest";
import { type ErrorReference, errorTexts } from "../../../sdk/src/everyError.ts";
import { fields, merchantFields } from "../../../sdk/src/generated/texts.fr.ts";

/**
 * Texts of section 5 that no form's test provokes, to the letter, misspellings included; an amount is a placeholder. The
 * tests of forms and payloads hold the others.
 */
const TEXTS: Record<string, string[]> = {
  "5.2 promotions": [
    "This promo code is invalid or has already been used",
    "Please use a promotion meant for this site",
    "This code is from a sale that is no longer active",
    "This promo code has expired.",
    "This promotion cannot be used in your region",
    "In order for the promo code to work, you need to add products that aren't gift cards",
    "In order for the gift card to work, your subtotal before gift card must be at least ${minimum}.",
    "In order to receive your free toy, the subtotal must be at least ${minimum}.",
    "In order for the promotion to work, your subtotal before promotion must be at least ${minimum}.",
    "In order for the promotion to work the subtotal needs to be below ${maximum}",
    "Please add the required products to your cart to apply this promo.",
    "Please add the required product to your cart to apply this promo.",
  ],
  "5.4 gift cards, 5.5 credits, 5.6 add-on items": [
    "Gift card is not recognized",
    "Gift card is completely spent",
    "Please use a gift card meant for this site",
    "Please update your currency to {currency} to apply this gift card",
    "There are no credits available to use",
    "Add-on items are available when ordered with other items",
    "Add-on items are available on orders of ${minimum}+",
  ],
  "postcode of a subscription": [
    "A zip/postal/post code is required",
    "A zip/postal/post code cannot contain emojis",
  ],
};

const french = new Map<string, string>([
  ...Object.entries({ ...fields, ...merchantFields }),
  ...Object.entries(errorTexts.fr).flatMap(([reference, texts]) =>
    texts.map(({ text }, place): [string, string] => [
      errorTexts.en[reference as ErrorReference][place]?.text ?? "",
      text,
    ]),
  ),
]);

describe.each(Object.entries(TEXTS))("C-742 %s", (_, texts) => {
  it.each(texts)("the contract says “%s”, and says it in French", (text) => {
    expect([...french.keys()]).toContain(text);
    expect(french.get(text)).toBeTruthy();
    expect(french.get(text)).not.toBe(text);
  });
});
