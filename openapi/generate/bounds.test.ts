import { describe, expect, it } from "vitest";
import { boundSchemas } from "./bounds.ts";
import type { OpenApiDocument } from "./OpenApiDocument.ts";
import type { Schema } from "./schema.ts";

function bounded(schema: Schema): Schema {
  const document = {
    "x-bounds": { text: 100, list: 20, number: 5 },
    paths: {},
    components: { schemas: { One: structuredClone(schema) } },
  } as unknown as OpenApiDocument;
  boundSchemas(document);
  return document.components.schemas.One as Schema;
}

describe("boundSchemas", () => {
  it.each<[string, Schema, Schema]>([
    ["a text", { type: "string" }, { maxLength: 100 }],
    ["a text or null", { type: ["string", "null"] }, { maxLength: 100 }],
    ["a date", { type: "string", format: "date" }, { maxLength: 10 }],
    ["an email address", { type: "string", format: "email" }, { maxLength: 254 }],
    ["a list", { type: "array", items: { type: "boolean" } }, { maxItems: 20 }],
    ["an amount", { type: "number", minimum: 0 }, { minimum: 0, maximum: 5 }],
    ["an amount above nothing", { type: "number", exclusiveMinimum: 0 }, { exclusiveMinimum: 0, maximum: 5 }],
    [
      "a whole number",
      { type: "integer" },
      { format: "int64", minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
    ],
  ])("bounds %s that states no nearer bound", (_, schema, bounds) => {
    expect(bounded(schema)).toEqual({ ...schema, ...bounds });
  });

  it.each<[string, Schema]>([
    ["nearer bounds", { type: "string", maxLength: 3 }],
    ["what is chosen from a list", { type: "string", enum: ["a"] }],
    ["a constant number", { type: "integer", const: 1 }],
    ["a condition", { if: { properties: { a: { type: "string" } } }, not: { type: "string" } }],
  ])("leaves %s alone", (_, schema) => expect(bounded(schema)).toEqual(schema));

  it("reaches what is inside", () => {
    const { properties } = bounded({ type: "object", properties: { a: { items: { type: "string" } } } });
    expect(properties).toEqual({ a: { items: { type: "string", maxLength: 100 } } });
  });
});
