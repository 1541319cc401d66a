import type { Region } from "@velours/sdk/types";
import { expect, it } from "vitest";
import { textIn } from "../text/useText.ts";
import { freeShippingText } from "./freeShippingText.ts";

it.each([
  [69, "USD", "en", "Free shipping from $69"],
  [95, "CAD", "fr", "Livraison offerte dès CA$95"],
  [60, "GBP", "en", "Free shipping from £60"],
  [75, "EUR", "fr", "Livraison offerte dès €75"],
  [0, "USD", "en", "Free shipping"],
  [0, "USD", "fr", "Livraison offerte"],
  [null, "USD", "en", null],
  [undefined, "USD", "en", null],
] as const)("from %s in %s, %s: %s", (freeShippingFrom, currency, language, words) => {
  const region = { country: "US", label: "", fulfillment: "US", currency, freeShippingFrom } as Region;
  expect(freeShippingText(textIn(language), region)).toBe(words);
});
