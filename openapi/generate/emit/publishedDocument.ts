import type { OpenApiDocument } from "../OpenApiDocument.ts";
import { mapSchema, type Schema } from "../schema.ts";

/**
 * The document as it is published: a text with several patterns has one that asks for all of them. The contract has
 * them apart because each has its message; other generators make an intersection of unknown types of that.
 */
export function publishedDocument(document: OpenApiDocument): OpenApiDocument {
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => [
    name,
    mapSchema(schema, joinPatterns),
  ]);
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(schemas) } };
}

function joinPatterns(schema: Schema): Schema {
  const { allOf = [], ...rest } = schema;
  const isAnchored = (pattern: unknown): pattern is string =>
    typeof pattern === "string" && /^\^[^|]*$/.test(pattern.replace(/\[[^\]]*\]/g, ""));
  const patterns = allOf.map(({ pattern }) => pattern).filter(isAnchored);
  const holdsMore = allOf.some((part) =>
    Object.keys(part).some((key) => !["pattern", "x-messages"].includes(key)),
  );
  if (patterns.length === 0 || patterns.length < allOf.length || holdsMore || "pattern" in rest)
    return schema;
  const last = patterns.at(-1)?.slice(1);
  const others = patterns.slice(0, -1).map((pattern) => `(?=${pattern.slice(1)})`);
  return { ...rest, pattern: `^${others.join("")}${last}` };
}
