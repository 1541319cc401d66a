import { describe, expect, it } from "vitest";
import { giftCardProduct, line, product, warrantyProduct } from "../testing/fixtures.ts";
import { cartType } from "./cartType.ts";

const halo = product({ id: 1, usd: 48, compareAt: { USD: 60 }, prices: { CAD: 64 } });

const ebook = product({ id: 2, usd: 10, shipped: false });

describe("cartType", () => {
  it.each([
    ["S-458 empty", [], null],
    ["S-459 goods", [halo], "physical"],
    ["S-459 an e-book", [ebook], "digital"],
    ["S-460 both", [ebook, halo], "mix"],
    ["S-460 both, the other way round", [halo, ebook], "mix"],
    ["C-001 goods, a gift card and a warranty", [halo, giftCardProduct(), warrantyProduct()], "mix"],
    ["SA-111 a warranty is digital", [halo, warrantyProduct()], "mix"],
  ])("%s", (_, products, type) => expect(cartType(products.map((each) => line(each)))).toBe(type));
});
