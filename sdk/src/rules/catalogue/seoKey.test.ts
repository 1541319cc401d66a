import { describe, expect, it } from "vitest";
import { CATEGORY_PATHS } from "./categoryPaths.ts";
import { parsePath } from "./parsePath.ts";
import { getSeoKey, type SeoKey, toCanonicalUrl } from "./seoKey.ts";

// As the document lists them; the Record makes a key that is missing or too many a compile error.
const TABLE: Record<SeoKey, true> = {
  "SEX-TOYS": true,
  "CLOSET-SEX-TOYS": true,
  "ANAL-TOYS": true,
  MASTURBATORS: true,
  "COCK-RINGS": true,
  "ANAL-DOUCHES": true,
  "LUBES-CLEANSERS": true,
  VIBRATORS: true,
  DILDOS: true,
  "BUTT-PLUGS": true,
  "PROSTATE-MASSAGERS": true,
  APPAREL: true,
  SWIMWEAR: true,
  "UNDERWEAR-JOCKSTRAPS": true,
  "AUTOMATIC-MASTURBATORS": true,
  "MANUAL-MASTURBATORS": true,
  "BLOWJOB-MACHINES": true,
  "PERFORMANCE-COCK-RINGS": true,
  "VIBRATING-COCK-RINGS": true,
  "STAINLESS-STEEL-COCK-RINGS": true,
  "SMALL-DILOS": true,
  "MEDIUM-DILDOS": true,
  "LARGE-DILDOS": true,
  "EXTRA-LARGE-DILDOS": true,
  "VIBRATING-DILDOS": true,
  "PREMIUM-LIFELIKE-DILDOS": true,
  "NON-VIBRATING-BUTT-PLUGS": true,
  "VIBRATING-BUTT-PLUGS": true,
  "EXTRA-LARGE-BUTT-PLUGS": true,
  "ANAL-TRAINING-SETS": true,
  "STANDARD-PROSTATE-MASSAGERS": true,
  "FLICKING-THRUSTING-PROSTATE-MASSAGERS": true,
  "VIBRATING-PROSTATE-MASSAGERS": true,
  "PENIS-ENHANCERS": true,
  "PENIS-EXTENDERS": true,
  "PENIS-PUMPS": true,
  "ANAL-BEADS": true,
  "STANDARD-ANAL-BEADS": true,
  "VIBRATING-ANAL-BEADS": true,
  "STAINLESS-STEEL": true,
  GLASS: true,
  KINK: true,
  LUBRICANTS: true,
  LUBE: true,
  "WATER-BASED-LUBRICANTS": true,
  "SILICONE-BASED-LUBRICANTS": true,
  "HYBRID-LUBRICANTS": true,
  "TOP-PICKS": true,
};

const SEO_KEYS = Object.keys(TABLE);

describe("category paths", () => {
  it.each(CATEGORY_PATHS)("S-927 %s has a title: a key or its collection's", (path) => {
    const parsed = parsePath(path);
    if (parsed?.kind !== "listing") throw new Error(path);
    const key = getSeoKey(parsed);
    if (path.endsWith("/toy-cleaners")) expect(key).toBe(null);
    else expect(SEO_KEYS).toContain(key);
  });
});

describe("SEO", () => {
  it("S-924 S-925 exactly 48 keys, one misspelt", () => {
    expect(SEO_KEYS.length).toBe(48);
    expect(SEO_KEYS).toContain("SMALL-DILOS");
  });

  it.each([
    [{ category: "sex-toys", subcategory: "dildos", subsubcategory: "small-dildos" }, "SMALL-DILOS"],
    [{ category: "lubricants", subcategory: "hygiene" }, "LUBES-CLEANSERS"],
    [{ category: "sex-toys", subcategory: "dildos" }, "DILDOS"],
    [{ category: "lubricants", subcategory: "hygiene", subsubcategory: "toy-cleaners" }, null],
    [{ category: "nowhere" }, null],
    [{}, null],
  ])("S-113 S-116 SA-026 %j has the key %s", (levels, key) => expect(getSeoKey(levels)).toBe(key));

  it.each([
    ["https://velours.example/Kink?Sort=New#Top", "https://velours.example/kink"],
    ["https://velours.example/sex-toys?vendors=Northbank", "https://velours.example/sex-toys"],
    ["https://velours.example/fr/kink?utm_source=x&page=2&color=a", "https://velours.example/fr/kink?page=2"],
    ["https://velours.example/kink?page=1", "https://velours.example/kink"],
    ["https://velours.example/kink?page=-3&page=x", "https://velours.example/kink"],
    ["https://velours.example/kink", "https://velours.example/kink"],
  ])("SA-404 %s has the canonical link %s", (address, canonical) =>
    expect(toCanonicalUrl(address)).toBe(canonical),
  );
});
