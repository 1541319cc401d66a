import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Region } from "../types.ts";
import {
  languagePrefix,
  parseAcceptLanguage,
  parsePathLanguage,
  rewriteLink,
  stripLanguage,
  withLanguage,
} from "./language.ts";
import { getRegion, getRegionCountry, getRegionCurrency } from "./region.ts";
import { storageNames } from "./storageNames.ts";

describe("language", () => {
  it.each([
    ["/", "en"],
    ["/fr", "fr"],
    ["/fr/kink", "fr"],
    ["/fr?x=1", "fr"],
    ["/fr#top", "fr"],
    ["/en/kink", "en"],
    ["/french", "en"],
    ["/FR/kink", "en"],
    ["/de/kink", "en"],
    ["/kink/fr", "en"],
  ])("S-078 S-099 SA-014 %s is in %s", (path, language) =>
    expect(parsePathLanguage(path, "en")).toBe(language),
  );

  it.each([
    ["/", "fr"],
    ["/kink", "fr"],
    ["/en", "en"],
    ["/fr/kink", "fr"],
  ])("where French is the default %s is in %s", (path, language) =>
    expect(parsePathLanguage(path, "fr")).toBe(language),
  );

  it.each([
    ["fr-CA,fr;q=0.9", "en", "fr"],
    ["en-US", "fr", "en"],
    ["de", "fr", "fr"],
    ["*", "en", "en"],
    [undefined, "fr", "fr"],
    [null, "en", "en"],
  ] as const)(
    "a request with Accept-Language %s in a shop of %s is answered in %s",
    (header, usual, language) => expect(parseAcceptLanguage(header, usual)).toBe(language),
  );

  it.each([
    ["S-079 adds", "/kink", "fr", "/fr/kink"],
    ["S-079 to the home page", "/", "fr", "/fr"],
    ["S-080 swaps", "/en/kink", "fr", "/fr/kink"],
    ["S-081 removes", "/fr/kink", "en", "/kink"],
    ["S-081 from the home page", "/fr", "en", "/"],
    ["SA-004 never writes /en", "/en/kink", "en", "/kink"],
    ["SA-017 once is enough", "/fr/kink", "fr", "/fr/kink"],
    ["S-082 keeps the query", "/kink?sort=new", "fr", "/fr/kink?sort=new"],
    ["S-083 keeps the hash", "/fr/kink#top", "en", "/kink#top"],
    ["S-082 S-083 on the home page", "/?a=1#b", "fr", "/fr?a=1#b"],
    ["and back", "/fr?a=1#b", "en", "/?a=1#b"],
    ["a word that begins so", "/french-tickler", "fr", "/fr/french-tickler"],
  ] as const)("%s", (_, path, language, expected) =>
    expect(withLanguage(path, { language, defaultLanguage: "en" })).toBe(expected),
  );

  it.each([
    ["/kink", "en", "/en/kink"],
    ["/fr/kink", "en", "/en/kink"],
    ["/en/kink?a=1#b", "fr", "/kink?a=1#b"],
    ["/", "en", "/en"],
    ["/", "fr", "/"],
  ] as const)("where French is the default %s in %s is %s", (path, language, expected) =>
    expect(withLanguage(path, { language, defaultLanguage: "fr" })).toBe(expected),
  );

  it.each(["/fr//other.example", "/fr/\\other.example", "/fr///other.example", "/en//other.example"])(
    "%s without its language stays on its host",
    (path) => {
      expect(stripLanguage(path)).toBe("/other.example");
      expect(withLanguage(path, { language: "en", defaultLanguage: "en" })).toBe("/other.example");
    },
  );

  it("S-077 C-060 the prefix", () =>
    expect(
      (["en", "fr"] as const).map((language) => languagePrefix({ language, defaultLanguage: "en" })),
    ).toEqual(["", "/fr"]));

  const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/).filter((text) => text !== "en" && text !== "fr");
  const path = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join("/")}`);
  const tongue = fc.constantFrom("en" as const, "fr" as const);
  it("adding and stripping are inverse, and doing it twice changes nothing", () => {
    fc.assert(
      fc.property(path, tongue, tongue, (plain, language, defaultLanguage) => {
        const address = { language, defaultLanguage };
        const written = withLanguage(plain, address);
        expect(stripLanguage(written)).toBe(plain);
        expect(parsePathLanguage(written, defaultLanguage)).toBe(language);
        expect(withLanguage(written, address)).toBe(written);
      }),
    );
  });
});

describe("links", () => {
  it.each([
    ["internal", "/kink", "/fr/kink", false],
    ["SA-018 own domain", "https://velours.example/kink?a=1#b", "/fr/kink?a=1#b", false],
    ["SA-018 own domain, prefixed already", "https://velours.example/fr/kink", "/fr/kink", false],
    ["S-088 another domain", "https://other.example/kink", "https://other.example/kink", true],
    ["S-088 a subdomain is another", "http://www.velours.example/", "http://www.velours.example/", true],
    ["a broken URL", "https://", "https://", true],
    ["mail", "mailto:care@velours.example", "mailto:care@velours.example", false],
    ["hash", "#top", "#top", false],
    ["protocol-relative", "//other.example/x", "//other.example/x", true],
  ])("%s", (_, href, expected, external) =>
    expect(rewriteLink(href, { language: "fr", defaultLanguage: "en" }, "velours.example")).toEqual({
      href: expected,
      external,
    }),
  );
});

describe("region", () => {
  const regions = [
    { label: "United States", country: "US", currency: "USD", fulfillment: "US" },
    { label: "Canada", country: "CA", currency: "CAD", fulfillment: "CA" },
  ] as Region[];
  it("S-486 a region's currency, USD when it has none", () => {
    expect(getRegionCurrency(getRegion(regions, "CA"))).toBe("CAD");
    expect(getRegionCurrency(getRegion(regions, "JP"))).toBe("USD");
    expect(getRegionCurrency({})).toBe("USD");
    expect(getRegionCurrency(undefined)).toBe("USD");
  });
  it("S-856 the default country is the region's, else US", () =>
    expect([getRegionCountry(regions[1]), getRegionCountry(null)]).toEqual(["CA", "US"]));
  it("9.1 S-438 names of what is stored", () =>
    expect(storageNames("outlet", "velours")).toMatchObject({
      cart: "outlet_cart",
      checkout: "outlet_checkout",
      checkoutAttempt: "outlet_checkout_attempt",
      region: "outlet_region",
      language: "outlet_language",
      source: "velours_source",
      referral: "velours_ambassador_referral",
      sessionRevision: "velours_session_revision",
    }));
});
