import { expect, it } from "vitest";
import { deskLocale } from "./deskLocale.ts";

it.each([
  ["en", ["en-GB", "en"], "en-GB"],
  ["en", ["fr-FR", "en-CA"], "en-CA"],
  ["en", ["en"], "en-US"],
  ["en", [], "en-US"],
  ["fr", ["fr-FR", "fr", "en-US"], "fr-FR"],
  ["fr", ["en-GB"], "fr-CA"],
  ["fr", ["fr-Latn-FR"], "fr-FR"],
] as const)("in %s for a browser that prefers %j: %s", (language, preferred, locale) =>
  expect(deskLocale(language, preferred)).toBe(locale),
);
