import { join, relative } from "node:path";
import { expect, it } from "vitest";
import { nearestTests } from "./nearestTests.ts";

const ROOT = join(import.meta.dirname, "..");

it.each([
  ["test/nearestTests.test.ts", ["test/nearestTests.test.ts"]],
  ["test/nearestTests.ts", ["test/nearestTests.test.ts"]],
  ["test/selectParts.ts", ["test/summary.test.ts"]],
  ["test/inside/aFolderWithoutTests.ts", ["test/nearestTests.test.ts", "test/summary.test.ts"]],
  ["dev.ts", undefined],
])("of %s: %j", (file, tests) => {
  expect(nearestTests(join(ROOT, file))?.map((test) => relative(ROOT, test))).toEqual(tests);
});
