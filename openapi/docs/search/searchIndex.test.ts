import MiniSearch from "minisearch";
import { beforeAll, expect, it } from "vitest";
import { buildSite } from "../buildSite.ts";
import { searchOptions, words } from "./words.ts";

let index: MiniSearch;
beforeAll(async () => {
  const files = await buildSite();
  const [, script = ""] = [...files].find(([path]) => path.startsWith("search-")) ?? [];
  const json = JSON.parse(script.replace(/^self\.veloursIndex = /, "").replace(/;\n$/, ""));
  index = MiniSearch.loadJSON(json, searchOptions);
});

it.each([
  ["gift card expended", "errors/giftCardExpended"],
  ["giftCardExpended", "errors/giftCardExpended"],
  ["submitCheckout", "operations/submitCheckout"],
  ["promotion by code", "operations/getPromotion"],
  ["getPromo", "operations/getPromotion"],
  ["ShippingAddress", "schemas/ShippingAddress"],
  ["money", "guides/money"],
  ["idempotancy", "guides/idempotency"],
])("“%s” finds %s among the first five", (query, path) => {
  expect(
    index
      .search(query)
      .slice(0, 5)
      .map(({ id }) => id),
  ).toContain(path);
});

it("takes names in camel case apart", () => {
  expect(words("giftCardExpended (409)")).toEqual(["giftCardExpended", "gift", "Card", "Expended", "409"]);
});
