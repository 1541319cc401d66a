import { describe, expect, it } from "vitest";
import { line, product, warrantyProduct } from "../testing/fixtures.ts";
import { cartMeta } from "./cartMeta.ts";

const halo = product({ id: 1, usd: 48, compareAt: { USD: 60 }, prices: { CAD: 64 } });

const ebook = product({ id: 2, usd: 10, shipped: false });

describe("cartMeta", () => {
  it("S-369 SA-086 vendors count paid units without warranties", () =>
    expect(
      cartMeta([
        line(halo, { quantity: 2 }),
        line(product({ vendor: "Aube" })),
        line(ebook, { free: true }),
        line(warrantyProduct()),
      ]),
    ).toEqual({ vendors: { "Maison Velours": 2, Aube: 1 }, products: { quantity: 4 } }));
});
