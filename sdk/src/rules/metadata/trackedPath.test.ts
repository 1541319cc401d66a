import { expect, it } from "vitest";
import { TRACKED_PATHS } from "./trackedPath.ts";

it.each([
  ["/help", true],
  ["/contact", true],
  ["/product/1", true],
  ["/sex-toys/x", true],
  ["/foo-1234", true],
  ["/foo-123", false],
  ["/foo-1234/bar", false],
  ["/join", false],
  ["/products", false],
])("S-334 SA-080 SA-081 %s is tracked: %s", (path, tracked) =>
  expect(TRACKED_PATHS.test(path)).toBe(tracked),
);
