import { expect, test } from "vitest";
import { matchesRevision } from "./matchesRevision.ts";

test.each<[string | undefined, string | undefined, boolean]>([
  [undefined, "a1", true],
  [undefined, undefined, true],
  ["a1", "a1", true],
  ['"a1"', "a1", true],
  ["a0", "a1", false],
  ["none", "a1", false],
  ["none", undefined, true],
  ['"none"', undefined, true],
  ["a1", undefined, false],
])("If-Match %j and the revision %j: %j", (ifMatch, revision, goesOn) =>
  expect(matchesRevision(ifMatch, revision)).toBe(goesOn),
);
