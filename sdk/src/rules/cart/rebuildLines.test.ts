import { describe, expect, it } from "vitest";
import { line, NOW, product, warrantyProduct } from "../testing/fixtures.ts";
import { lineId, lineKey } from "./lineKey.ts";
import { rebuildLines } from "./rebuildLines.ts";

const LATER = NOW + 1000;

const halo = product({ id: 1, usd: 48, compareAt: { USD: 60 }, prices: { CAD: 64 } });

const ebook = product({ id: 2, usd: 10, shipped: false });

describe("rebuildLines", () => {
  it("S-463 drops what did not come back, with its warranty, and takes fresh prices", () => {
    const cover = warrantyProduct();
    const lines = [
      line(halo, { quantity: 2 }),
      line(ebook),
      line(cover, { target: 1001 }),
      line(cover, { target: 1002 }),
    ];
    const dearer = product({ id: 1, usd: 50 });
    const rebuilt = rebuildLines(lines, [dearer, cover], { currency: "USD", now: LATER });
    expect(rebuilt.map((each) => lineId(lineKey(each)))).toEqual(["1001", "1900_1001"]);
    expect(rebuilt[0]).toMatchObject({ price: 100, sale: false, date_added: NOW, date_updated: LATER });
  });

  it("S-469 an old line is as good as new after a rebuild", () => {
    const now = NOW + 31 * 86_400_000;
    expect(rebuildLines([line(halo)], [halo], { currency: "USD", now })[0]?.date_added).toBe(now);
  });
});
