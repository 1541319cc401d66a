import { describe, expect, it } from "vitest";
import { line, product, warrantyProduct } from "../testing/fixtures.ts";
import { removeLines } from "./removeLines.ts";

const halo = product({ id: 1, usd: 48, compareAt: { USD: 60 }, prices: { CAD: 64 } });

const ebook = product({ id: 2, usd: 10, shipped: false });

describe("removeLines", () => {
  it("S-456 removes the lines listed and no other", () => {
    const lines = [line(halo), line(halo, { free: true }), line(ebook)];
    expect(removeLines(lines, [{ id: 1001 }, { id: 1002, free: false, target: null }])).toEqual([lines[1]]);
  });

  it("S-457 with a protected line goes its warranty; a gift takes none with it", () => {
    const lines = [line(halo), line(halo, { free: true }), line(warrantyProduct(), { target: 1001 })];
    expect(removeLines(lines, [{ id: 1001 }])).toEqual([lines[1]]);
    expect(removeLines(lines, [{ id: 1001, free: true }])).toEqual([lines[0], lines[2]]);
  });

  it("4.8 removing a warranty line takes the mark off its line", () => {
    const lines = [{ ...line(halo), warranty: true }, line(warrantyProduct(), { target: 1001 })];
    expect(removeLines(lines, [{ id: 1900, target: 1001 }])).toEqual([{ ...lines[0], warranty: false }]);
  });
});
