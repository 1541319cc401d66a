import { expect, test } from "vitest";
import { drawSegment } from "./drawSegment.ts";

const segments = [
  { id: "a", label: "A", weight: 3 },
  { id: "never", label: "Never", weight: 0 },
  { id: "b", label: "B" },
];

test("each number below the sum of weights draws one segment, as often as it weighs", () => {
  const drawn = [0, 1, 2, 3].map((number) => drawSegment(segments, () => number)?.id);
  expect(drawn).toEqual(["a", "a", "a", "b"]);
});

test("the number asked for is below the sum", () => {
  drawSegment(segments, (limit) => {
    expect(limit).toBe(4);
    return 0;
  });
});

test("a wheel without weights stops nowhere", () => {
  expect(drawSegment([], () => 0)).toBeUndefined();
  expect(drawSegment([{ id: "never", label: "Never", weight: 0 }], () => 0)).toBeUndefined();
});
