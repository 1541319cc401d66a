import { follow } from "../../generate/contract.ts";
import type { OpenApiDocument } from "../../generate/OpenApiDocument.ts";
import { listTypes, type Schema } from "../../generate/schema.ts";

/** The one component a schema stands for: itself, the items of a list, or what is not null of a union. */
export function getComponentName(schema: Schema): string | undefined {
  if (schema.$ref) return schema.$ref.replace("#/components/schemas/", "");
  const union = (schema.oneOf ?? schema.anyOf ?? schema.allOf ?? []).filter((schema) => !isNull(schema));
  if (union.length === 1 && union[0] && !schema.properties) return getComponentName(union[0]);
  return typeof schema.items === "object" ? getComponentName(schema.items) : undefined;
}

/** The object with what its `allOf`, its branches and the components it refers to add. */
export function flatten(document: OpenApiDocument, schema: Schema): Schema {
  const own = follow<Schema>(document, schema);
  const added = [...(own.allOf ?? []), ...(own.oneOf ?? own.anyOf ?? [])]
    .filter((schema) => !isNull(schema))
    .map((schema) => flatten(document, schema));
  if (added.length === 0) return own;
  const always = (own.allOf ?? []).flatMap((schema) => flatten(document, schema).required ?? []);
  return {
    ...own,
    items: [own, ...added].find((schema) => schema.items !== undefined)?.items,
    properties: mergeProperties([own, ...added]),
    required: [...(own.required ?? []), ...always],
  };
}

/** The first to describe a property says what it is; conditions that only narrow it come later. */
function mergeProperties(parts: Schema[]): Record<string, Schema> | undefined {
  const merged: Record<string, Schema> = {};
  for (const part of parts) {
    for (const [name, property] of Object.entries(part.properties ?? {})) merged[name] ??= property;
  }
  return Object.keys(merged).length > 0 ? merged : undefined;
}

function isNull(schema: Schema): boolean {
  const types = listTypes(schema);
  return types.length === 1 && types[0] === "null";
}
