import { createConfig } from "@redocly/openapi-core";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import type { Contract } from "../contract.ts";
import type { Files } from "./Files.ts";
import { HEADER } from "./header.ts";
import { nameTypes } from "./nameTypes.ts";

/** TypeScript types of paths, operations and components. */
export async function emitTypes({ document }: Contract): Promise<Files> {
  // Without a config of its own openapi-typescript lints with its older core, and stops at what that dislikes.
  const redocly = await createConfig({});
  // Webhooks are no operations of the client; their events are schemas.
  const { webhooks: _webhooks, ...typed } = document;
  const ast = await openapiTS(typable(typed) as OpenAPI3, {
    redocly,
    defaultNonNullable: false,
    alphabetize: false,
    silent: true,
  });
  // Editors show the text of a comment itself more prominently than that of its tags, and the tags of each member of a
  // union; the type says a constant or a list of values by itself.
  const text = astToString(nameTypes(ast) as typeof ast)
    .replaceAll("@description ", "")
    .replaceAll(/^ *\* @(constant|enum .*)\n/gm, "");
  return [["sdk/src/generated/types.ts", `${HEADER}${text.trim()}\n`]];
}

/**
 * TypeScript's index signature would have to hold the named properties too: beside `properties`, a schema for
 * `additionalProperties` becomes `unknown`.
 */
function typable(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(typable);
  if (typeof node !== "object" || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, typable(value)]));
  if (copy.properties && typeof copy.additionalProperties === "object") copy.additionalProperties = true;
  return copy;
}
