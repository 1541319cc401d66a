import { describe, expect, it } from "vitest";
import type { OpenApiDocument } from "../../generate/OpenApiDocument.ts";
import type { Schema } from "../../generate/schema.ts";
import { facts } from "./facts.ts";
import { listFields } from "./fields.ts";
import { typeParts } from "./typeParts.ts";
import { wrongValues } from "./wrongValues.ts";

const document = {
  components: {
    schemas: {
      Leaf: { type: "string", enum: ["a", "b"], description: "A leaf.", examples: ["a"] },
      Tree: {
        type: "object",
        required: ["leaf"],
        properties: {
          leaf: { $ref: "#/components/schemas/Leaf" },
          next: { $ref: "#/components/schemas/Tree" },
        },
      },
    },
  },
} as unknown as OpenApiDocument;

describe("typeParts", () => {
  it.each<[Schema, string]>([
    [{ type: ["integer", "null"] }, "integer or null"],
    [{ type: "array", items: { $ref: "#/components/schemas/Tree" } }, "list of Tree"],
    [{ oneOf: [{ $ref: "#/components/schemas/Tree" }, { type: "null" }] }, "Tree or null"],
    [{ allOf: [{ $ref: "#/components/schemas/Leaf" }], description: "Which." }, "Leaf"],
    [{ type: "object", additionalProperties: { type: "integer" } }, "map of integer"],
    [{ type: "string", format: "email" }, "string (email)"],
    [{ enum: ["TOTP", null] }, "string or null"],
    [{}, "anything"],
  ])("%j is %s", (schema, words) => {
    expect(
      typeParts(schema)
        .map(({ text }) => text)
        .join(""),
    ).toBe(words);
  });
});

describe("facts", () => {
  it.each<[Schema, string[]]>([
    [{ type: "integer", minimum: 1, maximum: 250, default: 24 }, ["`24` unless told", "1 to 250"]],
    [{ type: "string", minLength: 1 }, ["not empty"]],
    [{ type: "string", minLength: 2, maxLength: 2 }, ["exactly 2 characters"]],
    [{ type: "number", minimum: 0 }, ["at least 0"]],
    [{ oneOf: [{ type: "string", enum: ["x"] }, { type: "null" }] }, ["one of `x`"]],
    [{ type: "string", writeOnly: true }, ["never in answers"]],
  ])("%j", (schema, text) => {
    expect(facts(schema)).toEqual(text);
  });
});

describe("listFields", () => {
  const tree = { $ref: "#/components/schemas/Tree" };

  it("takes what a plain component says of itself, and leaves objects to their own page", () => {
    const [leaf, next] = listFields(document, tree);
    expect(leaf).toMatchObject({
      required: true,
      description: "A leaf.",
      facts: ["one of `a`, `b`"],
      example: "a",
    });
    expect(next).toMatchObject({ required: false, component: "Tree", children: [] });
  });

  it("opens a schema that holds itself once", () => {
    const [, next] = listFields(document, tree, { left: 5, above: [] });
    expect(next?.children.map(({ name }) => name)).toEqual(["leaf", "next"]);
    expect(next?.children[1]?.children).toEqual([]);
  });

  it("sees through lists, unions with null and allOf", () => {
    for (const schema of [
      { type: "array", items: tree },
      { oneOf: [tree, { type: "null" }] },
      { allOf: [tree, { properties: { more: { type: "integer" } } }] },
    ]) {
      expect(
        listFields(document, schema)
          .map(({ name }) => name)
          .slice(0, 2),
      ).toEqual(["leaf", "next"]);
    }
  });
});

it("wrongValues says each text once, by the path it is said of", () => {
  const required = { en: "Needed", fr: "Requis" };
  const schema = {
    "x-messages": { required },
    properties: { list: { type: "array", items: { properties: { code: { "x-messages": { required } } } } } },
    else: { properties: { list: { items: { properties: { code: { "x-messages": { required } } } } } } },
  } as Schema;
  expect(wrongValues(schema).map(({ path }) => path)).toEqual(["", "list[].code"]);
});
