import { expect, it } from "vitest";
import { iconDrawing, isPngData, pngSize, toPngData } from "./pngData.ts";

/** The first bytes of a PNG of this size. */
const png = (width: number, height: number): string => {
  const four = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
  const bytes = [
    137,
    80,
    78,
    71,
    13,
    10,
    26,
    10,
    0,
    0,
    0,
    13,
    73,
    72,
    68,
    82,
    ...four(width),
    ...four(height),
  ];
  return toPngData(btoa(String.fromCharCode(...bytes, 8, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)));
};

it.each([
  [png(720, 240), [720, 240]],
  [png(1, 70_000), [1, 70_000]],
  [toPngData(btoa("GIF89a and more that is no PNG, for long enough")), null],
  [toPngData("AAAA"), null],
  ["", null],
])("reads the size of %s", (drawing, size) => expect(pngSize(drawing)).toEqual(size));

it.each([
  [png(2, 1), true],
  ["<svg viewBox='0 0 1 1'></svg>", false],
  [undefined, false],
])("knows a PNG: %s", (drawing, expected) => expect(isPngData(drawing)).toBe(expected));

it.each([
  ["its icon", { icon: "<svg/>", logo: png(100, 100) }, "<svg/>"],
  ["a square logo", { logo: png(100, 120) }, png(100, 120)],
  ["no wide logo", { logo: png(300, 100) }, undefined],
  ["no logo in SVG", { logo: "<svg/>" }, undefined],
  ["nothing", {}, undefined],
] as const)("makes icons of %s", (_, look, expected) => expect(iconDrawing(look)).toBe(expected));
