import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { listDeadLinks, listUnfitEngines } from "./checkPackage.ts";

it("names a dependency that asks for a later Node than is promised", () => {
  const dependencies = { cookie: "2.0.2" };
  expect(listUnfitEngines({ engines: { node: ">=20.11" }, dependencies })).toEqual([
    "node_modules/cookie asks for Node >=22",
  ]);
  expect(listUnfitEngines({ engines: { node: ">=22" }, dependencies })).toEqual([]);
});

it("names a link that leads out of the package", () => {
  const folder = mkdtempSync(join(tmpdir(), "velours-links-"));
  writeFileSync(
    join(folder, "README.md"),
    "[a](README.md#top), [b](gateway/README.md), [c](https://x.example/y.md), [d](#top)\n",
  );
  expect(listDeadLinks(folder)).toEqual(["README.md: gateway/README.md"]);
  rmSync(folder, { recursive: true });
});
