import { expect, it } from "vitest";
import { isIgnoredKey, withoutIgnoredKeys } from "./ignoredKeys.ts";

it.each([
  "utm_source",
  "utm_id",
  "gclid",
  "fbclid",
  "msclkid",
  "wbraid",
  "gad_source",
  "mc_cid",
  "ref",
  "promo_code",
])("no page depends on %s", (key) => expect(isIgnoredKey(key)).toBe(true));

it.each(["color", "page", "sort", "scenario", "x", "utm_", "xgclid", "gclid2", "constructor"])(
  "a page may depend on %s",
  (key) => expect(isIgnoredKey(key)).toBe(false),
);

it("keeps the other values", () =>
  expect(withoutIgnoredKeys({ utm_source: "a", color: "b", page: "2" })).toEqual({ color: "b", page: "2" }));
