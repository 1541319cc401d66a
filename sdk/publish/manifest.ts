import { readFileSync } from "node:fs";
import { join } from "node:path";
import { keywords, packageFields } from "./packageFields.ts";

const own = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8")) as {
  name: string;
  description: string;
  dependencies: Record<string, string>;
};

/** Any later version that keeps what the tested one does. */
const ranges = (pinned: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(pinned).map(([name, version]) => [name, `^${version}`]));

const script = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });

/** The manifest of the published package. The workspace's own dependencies are those of `/shop` alone. */
export const manifest = () => ({
  name: own.name,
  ...packageFields,
  description: own.description,
  keywords: [...keywords, "sdk", "api-client", "typescript", "tanstack-query"],
  sideEffects: false,
  peerDependencies: ranges(own.dependencies),
  peerDependenciesMeta: Object.fromEntries(
    Object.keys(own.dependencies).map((name) => [name, { optional: true }]),
  ),
  engines: { node: ">=20.3" },
  exports: {
    ".": script("client"),
    "./rules": script("rules/index"),
    "./forms": script("forms"),
    "./errors": script("errors"),
    "./groups": script("groups"),
    "./operations": script("generated/operations"),
    "./query": script("query"),
    "./shop": script("shop"),
    "./types": script("types"),
    "./openapi.json": "./openapi.json",
    "./llms.txt": "./llms.txt",
    "./package.json": "./package.json",
  },
});
