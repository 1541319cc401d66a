import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cacheNames } from "./caches.ts";

it("does without the caches that the guide names", () => {
  const guide = readFileSync(join(import.meta.dirname, "../../openapi/docs/guides/90-benchmarks.md"), "utf8");
  const [, section = ""] = guide.split("## Caches on the way to a page");
  const named = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(cacheNames.toSorted());
});
