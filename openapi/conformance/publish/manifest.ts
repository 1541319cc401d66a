import { readFileSync } from "node:fs";
import { join } from "node:path";
import { keywords, packageFields } from "../../../sdk/publish/packageFields.ts";

const own = JSON.parse(readFileSync(join(import.meta.dirname, "../../../package.json"), "utf8")) as {
  devDependencies: Record<string, string>;
};

/** The manifest of the published package. Its version is the SDK's, whose contract it holds others against. */
export function manifest() {
  const pinned = ["ajv", "ajv-formats", "fast-check"].map((name) => [name, own.devDependencies[name]]);
  return {
    name: "@velours/conformance",
    ...packageFields,
    description: "Checks any implementation of the Velours contract and reports what it does against it.",
    keywords: [...keywords, "conformance", "contract-testing"],
    bin: { "velours-conformance": "cli.js" },
    engines: { node: ">=22.1" },
    dependencies: {
      "@velours/sdk": packageFields.version,
      ...Object.fromEntries(pinned),
    } as Record<string, string>,
    exports: {
      ".": { types: "./runConformance.d.ts", default: "./runConformance.js" },
      "./fixture.json": "./fixture.json",
      "./package.json": "./package.json",
    },
  };
}
