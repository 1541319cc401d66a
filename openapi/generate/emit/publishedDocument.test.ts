import { describe, expect, it } from "vitest";
import type { OpenApiDocument } from "../OpenApiDocument.ts";
import type { Schema } from "../schema.ts";
import { publishedDocument } from "./publishedDocument.ts";

const publish = (One: Schema): Schema =>
  publishedDocument({ components: { schemas: { One } } } as unknown as OpenApiDocument).components.schemas
    .One as Schema;

describe("publishedDocument", () => {
  it("gives a text with several patterns one that takes what all of them take", () => {
    const parts = ["^[a-z.|]+@b$", "^(?!\\.)(?!.*\\.@)"];
    const { allOf, pattern, ...rest } = publish({
      type: "string",
      maxLength: 9,
      allOf: parts.map((pattern) => ({ pattern, "x-messages": { pattern: { en: "No", fr: "Non" } } })),
    });
    expect([allOf, rest]).toEqual([undefined, { type: "string", maxLength: 9 }]);
    for (const text of ["a@b", "a.a@b", ".a@b", "a.@b", "a|@b", "A@b", "a@bc"])
      expect([text, new RegExp(String(pattern)).test(text)]).toEqual([
        text,
        parts.every((part) => new RegExp(part).test(text)),
      ]);
  });

  it.each<[string, Schema]>([
    ["parts of an object", { type: "object", allOf: [{ required: ["a"] }, { $ref: "#/x" }] }],
    ["a pattern with alternatives", { type: "string", allOf: [{ pattern: "^a|b" }, { pattern: "^a" }] }],
    ["a pattern that may begin anywhere", { type: "string", allOf: [{ pattern: "a" }, { pattern: "^a" }] }],
    ["a part with another bound", { type: "string", allOf: [{ pattern: "^a", maxLength: 3 }] }],
  ])("leaves %s alone", (_, schema) => expect(publish(schema)).toEqual(schema));
});
