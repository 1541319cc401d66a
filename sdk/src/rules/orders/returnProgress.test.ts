import { expect, test } from "vitest";
import type { ReturnRequest } from "../../types.ts";
import { returnProgress } from "./returnProgress.ts";

test.each([
  [{ state: "requested" }, "requested"],
  [{ state: "requested", answer: null }, "requested"],
  [{ state: "requested", answer: { answer: "declined" } }, "declined"],
  [{ state: "requested", answer: { answer: "received" } }, "received"],
  [{ state: "refunded", answer: { answer: "approved" } }, "refunded"],
])("%j: %s", (request, progress) => {
  expect(returnProgress(request as ReturnRequest)).toBe(progress);
});
