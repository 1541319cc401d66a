import { expect, it } from "vitest";
import { restingAngle, slicePath, toSlices, turnBetween } from "./wheelTurn.ts";

const equal = (count: number) => toSlices(Array<number>(count).fill(1));

it.each([
  [
    [1, 1, 1, 1],
    [0, 0.25, 0.5, 0.75, 1],
  ],
  [[4, 3, 3, 2, 3, 1], [0, 4, 7, 10, 12, 15, 16].map((sum) => sum / 16)],
  [
    [1, 0, 1],
    [0, 0.5, 0.5, 1],
  ],
  [[7], [0, 1]],
  [
    [0, 0],
    [0, 0, 0],
  ],
])("SA-410 weights %j give slices as large as their chances", (weights, borders) => {
  const slices = toSlices(weights);
  slices.forEach(({ start, end }, index) => {
    expect(start).toBeCloseTo(borders[index]!);
    expect(end).toBeCloseTo(borders[index + 1]!);
  });
});

it.each([
  [0, 6, -30],
  [1, 6, -90],
  [5, 6, -330],
  [0, 1, -180],
])("S-325 slice %i of %i equal ones rests under the pointer at %i degrees", (slice, count, angle) =>
  expect(restingAngle(equal(count)[slice]!)).toBeCloseTo(angle),
);

it.each([
  [0, 0, [1, 1, 1, 1, 1, 1]],
  [0, 1, [4, 3, 3, 2, 3, 1]],
  [0, 5, [4, 3, 3, 2, 3, 1]],
  [5, 0, [4, 3, 3, 2, 3, 1]],
  [2, 1, [1, 9, 1]],
  [0, 23, Array<number>(24).fill(1)],
])(
  "S-325 from slice %i to %i of %j the wheel turns clockwise, five times and to its place",
  (from, to, weights) => {
    const slices = toSlices(weights);
    const turned = turnBetween(slices[from]!, slices[to]!);
    expect(turned).toBeGreaterThanOrEqual(1800);
    expect(turned).toBeLessThan(2160);
    const off = restingAngle(slices[from]!) + turned - restingAngle(slices[to]!);
    expect(Math.cos((off * Math.PI) / 180)).toBeCloseTo(1);
  },
);

it("S-325 slices begin at the top and go clockwise", () => {
  expect(slicePath(equal(4)[0]!, 100)).toBe("M0 0L0 -100A100 100 0 0 1 100 0Z");
  expect(slicePath(equal(2)[0]!, 100)).toBe("M0 0L0 -100A100 100 0 0 1 0 100Z");
  expect(slicePath(toSlices([3, 1])[0]!, 100)).toBe("M0 0L0 -100A100 100 0 1 1 -100 0Z");
  expect(slicePath(equal(1)[0]!, 100)).toMatch(/^M0 -100A/);
});
