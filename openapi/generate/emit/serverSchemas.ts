import type { Contract } from "../contract.ts";
import { inline } from "../examples/literal.ts";
import { mapSchema, type Schema, withoutAnnotations } from "../schema.ts";
import type { Files } from "./Files.ts";
import { HEADER } from "./header.ts";

/** Every component as a TypeBox schema of its TypeScript type; the serializer sees the contract's own keywords. */
export function emitServerSchemas({ document }: Contract): Files {
  const entries = Object.entries(document.components.schemas);
  const rows = entries.map(
    ([name, schema]) =>
      `export const ${name} = Unsafe<components["schemas"]["${name}"]>(${inline({ $id: name, ...forFastify(schema) })});\n`,
  );
  return [
    [
      "server/src/generated/schemas.ts",
      `${HEADER}import { Unsafe } from "@sinclair/typebox";
import type { components } from "@velours/sdk/types";

${rows.join("")}
/** All of them: they refer to each other by name, recursion included. */
export const schemas = [${entries.map(([name]) => name).join(", ")}];
`,
    ],
  ];
}

/** References as Fastify wants them (`Product#`), without words, but with what answers leave out. */
export function forFastify(schema: Schema): Schema {
  return mapSchema(withoutAnnotations(schema, ["writeOnly", "x-whole"]), (schema) => {
    const { discriminator, ...rest } = schema;
    return rest.$ref ? { ...rest, $ref: `${rest.$ref.replace("#/components/schemas/", "")}#` } : rest;
  });
}
