import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { Samples } from "./samples.ts";

const dist = join(import.meta.dirname, "../dist");

it("runs samples against the sources, where an older build lies beside them, too", async () => {
  const manifest = join(dist, "package.json");
  const isBuilt = existsSync(manifest);
  if (!isBuilt) {
    mkdirSync(dist, { recursive: true });
    writeFileSync(manifest, '{ "name": "@velours/sdk", "exports": { ".": "./old.js" } }');
  }
  const samples = new Samples(new Map([["where", 'console.log(import.meta.resolve("@velours/sdk"));']]));
  try {
    const output = (await samples.run("http://shop.invalid/api")).get("where");
    expect(output?.log.trim()).toMatch(/\/sdk\/src\/client\.ts$/);
  } finally {
    samples.remove();
    if (!isBuilt) rmSync(manifest);
  }
});
