import { join, relative } from "node:path";
import { expect, it } from "vitest";
import { nearestTests } from "./nearestTests.ts";

const ROOT = join(import.meta.dirname, "..");

it.each([
  [".ci/nearestTests.test.ts", [".ci/nearestTests.test.ts"]],
  [".ci/nearestTests.ts", [".ci/nearestTests.test.ts"]],
  [".ci/selectParts.ts", [".ci/summary.test.ts"]],
  [
    ".ci/inside/aFolderWithoutTests.ts",
    [".ci/deleteFeature.test.ts", ".ci/nearestTests.test.ts", ".ci/release.test.ts", ".ci/summary.test.ts"],
  ],
  ["dev.ts", undefined],
])("of %s: %j", (file, tests) => {
  expect(nearestTests(join(ROOT, file))?.map((test) => relative(ROOT, test))).toEqual(tests);
});
