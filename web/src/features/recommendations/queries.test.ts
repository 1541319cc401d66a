import type { RecommendationItem } from "@velours/sdk/types";
import { expect, it } from "vitest";
import { recommendationsQuery } from "./queries.ts";

const item = { product_id: 1, quantity: 1 } as RecommendationItem;
const keyOf = (items: RecommendationItem[], country: string) =>
  JSON.stringify(
    recommendationsQuery({ language: "en" } as never, {
      items,
      exclude: [],
      site: {} as never,
      region: { country } as never,
    }).queryKey,
  );

it("asks again when the quantity or the region changes, and not otherwise (S-481, S-482)", () => {
  const before = keyOf([item], "US");
  expect(keyOf([{ ...item }], "US")).toBe(before);
  expect(keyOf([{ ...item, quantity: 2 }], "US")).not.toBe(before);
  expect(keyOf([item], "CA")).not.toBe(before);
});
