import { readFileSync } from "node:fs";
import { join } from "node:path";

const read = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, "../../..", file), "utf8")) as {
    version: string;
    devDependencies: Record<string, string>;
  };

/** The manifest of the published package. Its version is the SDK's, whose contract it holds others against. */
export function manifest() {
  const { version } = read("sdk/package.json");
  const { devDependencies } = read("package.json");
  const pinned = ["ajv", "ajv-formats", "fast-check"].map((name) => [name, devDependencies[name]]);
  return {
    name: "@velours/conformance",
    version,
    description: "Checks any implementation of the Velours contract and reports what it does against it.",
    license: "MIT",
    type: "module",
    bin: { "velours-conformance": "cli.js" },
    engines: { node: ">=22.1" },
    dependencies: { "@velours/sdk": version, ...Object.fromEntries(pinned) } as Record<string, string>,
    exports: {
      ".": { types: "./runConformance.d.ts", default: "./runConformance.js" },
      "./fixture.json": "./fixture.json",
      "./package.json": "./package.json",
    },
  };
}
