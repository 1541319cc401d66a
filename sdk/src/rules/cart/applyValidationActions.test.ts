import { describe, expect, it } from "vitest";
import { line, product } from "../testing/fixtures.ts";
import { applyValidationActions } from "./applyValidationActions.ts";

const halo = product({ id: 1, usd: 48, compareAt: { USD: 60 }, prices: { CAD: 64 } });

const ebook = product({ id: 2, usd: 10, shipped: false });

describe("applyValidationActions", () => {
  it("C-402 C-403 C-404 removed lines go, modified keys are overwritten", () => {
    const lines = [line(halo, { quantity: 2 }), line(ebook), line(halo, { free: true })];
    const repaired = applyValidationActions(
      lines,
      [
        { status: "remove", item: { variant: { id: 1002 }, free: false, target: null } },
        { status: "modify", item: { variant: { id: 1001, prices: { USD: 52 } }, free: false, target: null } },
      ],
      "USD",
    );
    expect(repaired).toHaveLength(2);
    expect(repaired[0]).toMatchObject({ price: 104, variant: { id: 1001, sku: null, prices: { USD: 52 } } });
    expect(repaired[1]).toBe(lines[2]);
  });
});
