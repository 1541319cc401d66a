import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { line, NOW, product } from "../testing/fixtures.ts";
import { addLine } from "./addLine.ts";
import { createLine } from "./createLine.ts";
import { lineKey } from "./lineKey.ts";
import { removeLines } from "./removeLines.ts";

const LATER = NOW + 1000;

const halo = product({ id: 1, usd: 48, compareAt: { USD: 60 }, prices: { CAD: 64 } });

describe("addLine", () => {
  it("S-452 S-521 SA-109 adding the same line raises its quantity by what is added", () => {
    const lines = addLine([line(halo)], line(halo, { quantity: 2, now: LATER }));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ quantity: 3, price: 144, date_added: NOW, date_updated: LATER });
  });

  it("S-453 a free line that is there is left alone", () => {
    const lines = [line(halo, { free: true })];
    expect(addLine(lines, line(halo, { free: true, now: LATER }))).toEqual(lines);
  });

  it("protection is not added by itself", () => {
    const protection = product({ id: 9, type: "Warranty" });
    const lines = [line(halo)];
    expect(addLine(lines, line(protection))).toEqual(lines);
    expect(addLine(lines, { ...line(protection), target: 1 })).toHaveLength(2);
  });

  it("S-452 free and paid lines of a variant are two", () =>
    expect(addLine([line(halo)], line(halo, { free: true }))).toHaveLength(2));

  it("adding then removing gives the same cart, whatever the cart", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 10, max: 60 })),
        fc.integer({ min: 1, max: 9 }),
        (ids, quantity) => {
          const lines = ids.map((id) => line(product({ id, usd: id })));
          const added = createLine({
            product: halo,
            variant: halo.variants[0]!,
            quantity,
            currency: "USD",
            now: NOW,
          });
          expect(removeLines(addLine(lines, added), [lineKey(added)])).toEqual(lines);
        },
      ),
    );
  });
});
