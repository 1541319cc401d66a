import type { Product } from "@velours/sdk/types";
import { expect, it } from "vitest";
import { sizeChart } from "./sizeChart.ts";

const product = (category: string, options: string[], values: (string | null)[], vendor = "Marlowe Cloth") =>
  ({
    vendor,
    meta: { category },
    options,
    variants: values.map((option1) => ({ option1 })),
  }) as unknown as Product;

it("has a row for each size of the variants, once and in their order", () => {
  const rows = sizeChart(product("apparel", ["Colour", "Size"], ["Black|S", "Black|XL", "Sand|S"]));
  expect(rows.map(({ size }) => size)).toEqual(["S", "XL"]);
  expect(rows[0]).toEqual({ size: "S", chest: [35, 37], waist: [28, 30], hips: [35, 37] });
});

it("a double size fits both", () => {
  expect(sizeChart(product("apparel", ["Size"], ["S/M"]))[0]).toMatchObject({ waist: [28, 33] });
});

it.each([
  ["a toy in sizes", product("sex-toys", ["Size"], ["Small", "S"])],
  ["clothing of a brand without measures", product("apparel", ["Size"], ["S", "M"], "Elsewhere")],
  ["clothing in one size", product("apparel", ["Colour"], ["Black"])],
  [
    "sizes that no one knows",
    product(
      "apparel",
      ["Size"],
      ["42", "One size", null, "S|", "/"].map((v) => (v === "S|" ? "Ø" : v)),
    ),
  ],
])("%s has none", (_, other) => expect(sizeChart(other)).toEqual([]));
