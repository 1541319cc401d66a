import { expect, test } from "vitest";
import { USUAL_FILTER_KEYS } from "./filterQuery.ts";
import { isReservedFilterKey } from "./isReservedFilterKey.ts";

test.each([
  "sort",
  "page",
  "more",
  "q",
  "variant",
  "scenario",
  "vendors",
  "brand",
  "vendor",
  "prices",
  "price",
  "source",
  "inventories",
  "promo_code",
  "utm_source",
])("a filter cannot be named %s", (key) => expect(isReservedFilterKey(key)).toBe(true));

const own = USUAL_FILTER_KEYS.filter((key) => key !== "vendors" && key !== "prices");

test.each([...own, "material", "Sort", "Cup size", "constructor"])("a filter can be named %s", (key) =>
  expect(isReservedFilterKey(key)).toBe(false),
);
