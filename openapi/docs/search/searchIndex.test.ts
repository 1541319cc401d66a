import { join } from "node:path";
import MiniSearch from "minisearch";
import { expect, it } from "vitest";
import { readContract } from "../../generate/contract.ts";
import { REPOSITORY } from "../buildSite.ts";
import { allPages } from "../pages/allPages.ts";
import { llmsIndex } from "../render/llms.ts";
import { searchIndex } from "./searchIndex.ts";
import { searchOptions, words } from "./words.ts";

// Of these parts buildSite makes its files; site.test.ts builds it whole.
const { all } = allPages(await readContract(join(REPOSITORY, "openapi")), REPOSITORY);
const pages = all.filter(({ isOfRepository }) => !isOfRepository);
const script = searchIndex(pages);
const json = JSON.parse(script.replace(/^self\.veloursIndex = /, "").replace(/;\n$/, ""));
const index = MiniSearch.loadJSON(json, searchOptions);

it.each([
  ["gift card expended", "errors/giftCardExpended"],
  ["giftCardExpended", "errors/giftCardExpended"],
  ["submitCheckout", "operations/submitCheckout"],
  ["promotion by code", "operations/getPromotion"],
  ["getPromo", "operations/getPromotion"],
  ["ShippingAddress", "schemas/ShippingAddress"],
  ["money", "guides/money"],
  ["idempotancy", "guides/idempotency"],
  ["test card", "guides/test-data"],
  ["test data", "guides/test-data"],
  ["pagination", "guides/pagination"],
  ["paging", "guides/pagination"],
  ["versioning", "guides/versions"],
  ["deprecation", "guides/versions"],
  ["changelog", "guides/changes"],
  ["rate limit", "guides/rate-limits"],
  ["429", "guides/rate-limits"],
  ["image", "guides/pictures"],
  ["picture", "guides/pictures"],
  ["cors", "guides/network"],
  ["etag", "guides/network"],
  ["webhook payment", "guides/webhooks"],
  ["python", "guides/your-own-stack"],
  ["quickstart", "guides/first-purchase"],
])("“%s” finds %s among the first five", (query, path) => {
  expect(
    index
      .search(query)
      .slice(0, 5)
      .map(({ id }) => id),
  ).toContain(path);
});

it("has a sentence for every guide", () => {
  const list = /^## Guides\n\n([\s\S]*?)\n\n/m.exec(llmsIndex(pages))?.[1]?.split("\n") ?? [];
  expect(list.length).toBeGreaterThan(20);
  expect(list.filter((line) => !/^- \[.+\]\(\w+\/[\w-]+\.md\): [\p{L}@][^#|]+[.:]$/u.test(line))).toEqual([]);
});

it("takes names in camel case apart", () => {
  expect(words("giftCardExpended (409)")).toEqual(["giftCardExpended", "gift", "Card", "Expended", "409"]);
});
