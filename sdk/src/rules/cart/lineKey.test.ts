import { describe, expect, it } from "vitest";
import { line, product } from "../testing/fixtures.ts";
import { isLine, lineId, lineKey } from "./lineKey.ts";

const halo = product({ id: 1, usd: 48, compareAt: { USD: 60 }, prices: { CAD: 64 } });

const ebook = product({ id: 2, usd: 10, shipped: false });

describe("lineKey", () => {
  it("S-357 identity is variant id + free + target", () => {
    const key = lineKey(line(halo));
    expect(key).toEqual({ id: 1001, free: false, target: null });
    expect(isLine(line(halo), key)).toBe(true);
    expect(isLine(line(halo, { free: true }), key)).toBe(false);
    expect(isLine(line(halo, { target: 5 }), key)).toBe(false);
    expect(isLine(line(ebook), key)).toBe(false);
    expect([lineId(key), lineId({ id: 1, free: true }), lineId({ id: 1, target: 2 })]).toEqual([
      "1001",
      "1_free",
      "1_2",
    ]);
  });
});
