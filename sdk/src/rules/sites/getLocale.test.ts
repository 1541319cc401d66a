import { describe, expect, it } from "vitest";
import { getLocale, siteFrench } from "./getLocale.ts";

describe("getLocale", () => {
  it.each([
    ["en", "US", "en-US"],
    ["en", undefined, "en-US"],
    ["en", null, "en-US"],
    ["en", "CA", "en-CA"],
    ["en", "GB", "en-GB"],
    ["en", "FR", "en-GB"],
    ["en", "AU", "en-GB"],
    ["fr", "CA", "fr-CA"],
    ["fr", "FR", "fr-FR"],
    ["fr", "CH", "fr-FR"],
    ["fr", "GB", "fr-FR"],
  ] as const)("writes %s in %s as %s", (language, country, locale) => {
    expect(getLocale(language, country)).toBe(locale);
    expect(getLocale(language, country, "fr-CA")).toBe(locale);
  });

  it.each([
    ["US", "fr-CA"],
    [undefined, "fr-CA"],
    ["US", "fr-FR"],
    [undefined, "fr-FR"],
  ] as const)("writes French in %s as the site does: %s", (country, french) =>
    expect(getLocale("fr", country, french)).toBe(french),
  );
});

it.each([
  [["US", "CA", "GB", "FR"], "fr-CA"],
  [["GB", "CA"], "fr-CA"],
  [["FR"], "fr-FR"],
  [["GB", "FR"], "fr-FR"],
  [["US", "FR"], "fr-FR"],
])("a site that sells to %j has the French %s", (countries, french) =>
  expect(siteFrench(countries.map((country) => ({ country })))).toBe(french),
);
