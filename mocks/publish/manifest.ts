import { readFileSync } from "node:fs";
import { join } from "node:path";

const own = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8")) as {
  version: string;
  dependencies: Record<string, string>;
};

/** The others serve the storefront's files and pages, other people's services, and Prism, in the workspace alone. */
const published = ["@velours/sdk", "cookie"];

/** The manifest of the published package. */
export const manifest = () => ({
  name: "@velours/mock",
  version: own.version,
  description: "The Velours API without a shop: carts and orders in memory, every error as a scenario.",
  license: "MIT",
  type: "module",
  bin: { "velours-mock": "cli.js" },
  engines: { node: ">=20.11" },
  dependencies: {
    ...Object.fromEntries(Object.entries(own.dependencies).filter(([name]) => published.includes(name))),
    "@velours/sdk": own.version,
  },
  exports: {
    ".": { types: "./startMock.d.ts", default: "./startMock.js" },
    "./fetch": { types: "./createMockFetch.d.ts", default: "./createMockFetch.js" },
    "./package.json": "./package.json",
  },
});
