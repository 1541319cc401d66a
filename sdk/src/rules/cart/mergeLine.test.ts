import { describe, expect, it } from "vitest";
import { line, product } from "../testing/fixtures.ts";
import { mergeLine } from "./mergeLine.ts";

const halo = product({ id: 1, usd: 48, compareAt: { USD: 60 }, prices: { CAD: 64 } });

describe("mergeLine", () => {
  it("C-404 a price in the action wins", () =>
    expect(mergeLine([line(halo)], { id: 1001 }, { price: 52, quantity: 1 }, "USD")[0]?.price).toBe(52));

  it("a key that is not in the cart changes nothing", () => {
    const lines = [line(halo)];
    expect(mergeLine(lines, { id: 5 }, { price: 1 }, "USD")).toEqual(lines);
  });
});
