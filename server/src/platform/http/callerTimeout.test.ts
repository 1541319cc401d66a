import { expect, test } from "vitest";
import { callerTimeout } from "./callerTimeout.ts";

test.each([
  [undefined, 10_000],
  ["", 10_000],
  ["wait=4", 4_000],
  ["respond-async, WAIT=4", 4_000],
  ['code=409, example=promotionExpired, wait="4"', 4_000],
  ["wait=0", 0],
  ["wait=86400", 10_000],
  ["await=4", 10_000],
  ["wait=soon", 10_000],
  [["code=409", "wait=4"], 4_000],
])("%j is %d ms", (prefer, milliseconds) => {
  expect(callerTimeout(prefer)).toBe(milliseconds);
});
