import { readFileSync } from "node:fs";
import { join } from "node:path";
import { keywords, packageFields } from "./packageFields.ts";

const own = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8")) as {
  name: string;
  description: string;
  dependencies: Record<"openapi-fetch", string>;
};

/** Any later version that keeps what the tested one does. */
const range = (name: keyof typeof own.dependencies): Record<string, string> => ({
  [name]: `^${own.dependencies[name]}`,
});

const script = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });

/** The manifest of the published package. */
export const manifest = () => ({
  name: own.name,
  ...packageFields,
  description: own.description,
  keywords: [...keywords, "sdk", "api-client", "typescript", "tanstack-query"],
  sideEffects: false,
  dependencies: range("openapi-fetch"),
  engines: { node: ">=20.3" },
  exports: {
    ".": script("client"),
    "./rules": script("rules/index"),
    "./forms": script("forms"),
    "./import": script("import"),
    "./errors": script("errors"),
    "./groups": script("groups"),
    "./merchant": script("merchant"),
    "./operations": script("generated/operations"),
    "./query": script("query"),
    "./shop": script("shop"),
    "./types": script("types"),
    "./webhooks": script("webhooks"),
    "./openapi.json": "./openapi.json",
    "./llms.txt": "./llms.txt",
    "./package.json": "./package.json",
  },
});
