import { readFileSync } from "node:fs";
import { join } from "node:path";
import { keywords, packageFields } from "../../sdk/publish/packageFields.ts";

const read = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8")) as {
    dependencies: Record<string, string>;
  };
const own = read("../package.json");
const { "@velours/sdk": _, ...documents } = read("../../server/packages/documents/package.json").dependencies;

/** The others serve the storefront's files and pages, other people's services, and Prism, in the workspace alone. */
const published = ["cookie"];

/** The manifest of the published package. */
export const manifest = () => ({
  name: "@velours/mock",
  ...packageFields,
  description: "The Velours API without a shop: carts and orders in memory, every error as a scenario.",
  keywords: [...keywords, "mock", "mock-server", "testing"],
  bin: { "velours-mock": "cli.js" },
  engines: { node: ">=22" },
  dependencies: {
    ...Object.fromEntries(Object.entries(own.dependencies).filter(([name]) => published.includes(name))),
    ...documents,
    "@velours/sdk": packageFields.version,
  },
  exports: {
    ".": { types: "./startMock.d.ts", default: "./startMock.js" },
    "./fetch": { types: "./createMockFetch.d.ts", default: "./createMockFetch.js" },
    "./session": { types: "./session/browserSession.d.ts", default: "./session/browserSession.js" },
    "./package.json": "./package.json",
  },
});
