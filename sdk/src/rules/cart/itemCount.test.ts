import { describe, expect, it } from "vitest";
import { line, product, warrantyProduct } from "../testing/fixtures.ts";
import { itemCount } from "./itemCount.ts";

const halo = product({ id: 1, usd: 48, compareAt: { USD: 60 }, prices: { CAD: 64 } });

const ebook = product({ id: 2, usd: 10, shipped: false });

describe("itemCount", () => {
  it("S-370 SA-085 the item count has gifts and no warranties", () =>
    expect(
      itemCount([line(halo, { quantity: 2 }), line(ebook, { free: true }), line(warrantyProduct())]),
    ).toBe(3));
});
