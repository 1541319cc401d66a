import { describe, expect, it } from "vitest";
import { line, NOW, product, warrantyProduct } from "../testing/fixtures.ts";

const halo = product({ id: 1, usd: 48, compareAt: { USD: 60 }, prices: { CAD: 64 } });

describe("createLine", () => {
  it("S-348 S-349 S-352 a new line has its sale, medium and price", () =>
    expect(line(halo, { quantity: 2 })).toMatchObject({
      sale: true,
      medium: "physical",
      price: 96,
      free: false,
      warranty: false,
      target: null,
      promotion: null,
      date_added: NOW,
      date_updated: NOW,
    }));

  it("S-352 in the active currency", () => expect(line(halo, { currency: "CAD" }).price).toBe(64));

  it("a quantity below 1 counts as 1", () => expect(line(halo, { quantity: 0 }).quantity).toBe(1));

  it("free and warranty lines are 1", () => {
    expect(line(halo, { quantity: 3, free: true }).quantity).toBe(1);
    expect(line(warrantyProduct(), { quantity: 3, target: 9 })).toMatchObject({
      quantity: 1,
      medium: "digital",
    });
  });
});
