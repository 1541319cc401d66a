import { expect, it } from "vitest";
import { restingAngle, segmentPath, turnBetween } from "./wheelTurn.ts";

it.each([
  [0, 6, -30],
  [1, 6, -90],
  [5, 6, -330],
  [0, 1, -180],
])("S-325 segment %i of %i rests under the pointer at %i degrees", (segment, count, angle) =>
  expect(restingAngle(segment, count)).toBe(angle),
);

it.each([
  [0, 0, 6],
  [0, 1, 6],
  [0, 5, 6],
  [5, 0, 6],
  [2, 1, 3],
  [0, 23, 24],
])(
  "S-325 from segment %i to %i of %i the wheel turns clockwise, five times and to its place",
  (from, to, count) => {
    const turned = turnBetween(from, to, count);
    expect(turned).toBeGreaterThanOrEqual(1800);
    expect(turned).toBeLessThan(2160);
    const off = restingAngle(from, count) + turned - restingAngle(to, count);
    expect(Math.cos((off * Math.PI) / 180)).toBeCloseTo(1);
  },
);

it("S-325 segments begin at the top and go clockwise", () => {
  expect(segmentPath(0, 4, 100)).toBe("M0 0L0 -100A100 100 0 0 1 100 0Z");
  expect(segmentPath(0, 2, 100)).toBe("M0 0L0 -100A100 100 0 0 1 0 100Z");
  expect(segmentPath(0, 1, 100)).toMatch(/^M0 -100A/);
});
