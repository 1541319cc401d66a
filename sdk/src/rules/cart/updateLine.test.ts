import { describe, expect, it } from "vitest";
import { line, NOW, product, warrantyProduct } from "../testing/fixtures.ts";
import { lineKey } from "./lineKey.ts";
import { updateLine } from "./updateLine.ts";

const LATER = NOW + 1000;

const halo = product({ id: 1, usd: 48, compareAt: { USD: 60 }, prices: { CAD: 64 } });

describe("updateLine", () => {
  it.each([
    [0, 1, 48],
    [-3, 1, 48],
    [1, 1, 48],
    [5, 5, 240],
  ])("S-454 S-455 quantity %d becomes %d at %d", (quantity, units, price) =>
    expect(updateLine([line(halo, { quantity: 2 })], { id: 1001 }, quantity, LATER)[0]).toMatchObject({
      quantity: units,
      price,
      date_updated: LATER,
    }),
  );

  it("S-455 keeps the cents", () => {
    const cents = product({ usd: 19.99 });
    expect(updateLine([line(cents, { quantity: 3 })], { id: cents.id + 1000 }, 7, LATER)[0]?.price).toBe(
      139.93,
    );
  });

  it("free and warranty lines keep 1", () => {
    const free = line(halo, { free: true });
    expect(updateLine([free], lineKey(free), 4, LATER)[0]?.quantity).toBe(1);
    const cover = line(warrantyProduct(), { target: 1001 });
    expect(updateLine([cover], lineKey(cover), 4, LATER)[0]?.quantity).toBe(1);
  });
});
