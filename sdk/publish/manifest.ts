import { readFileSync } from "node:fs";
import { join } from "node:path";

const own = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8")) as {
  name: string;
  version: string;
  description: string;
  license: string;
  dependencies: Record<string, string>;
};

const script = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });

/** The manifest of the published package. Name and version are the workspace's. */
export const manifest = () => ({
  name: own.name,
  version: own.version,
  description: own.description,
  license: own.license,
  type: "module",
  sideEffects: false,
  dependencies: own.dependencies,
  engines: { node: ">=20.3" },
  exports: {
    ".": script("client"),
    "./rules": script("rules/index"),
    "./forms": script("forms"),
    "./import": script("import"),
    "./errors": script("errors"),
    "./operations": script("generated/operations"),
    "./query": script("query"),
    "./shop": script("shop"),
    "./types": script("types"),
    "./openapi.json": "./openapi.json",
    "./llms.txt": "./llms.txt",
    "./package.json": "./package.json",
  },
});
