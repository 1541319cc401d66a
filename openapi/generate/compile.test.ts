import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { type Check, fieldErrors } from "../../sdk/src/validation.ts";
import { compile } from "./compile.ts";
import type { Schema } from "./schema.ts";

const folder = mkdtempSync(join(tmpdir(), "validators-"));
let count = 0;

async function loadValidator(
  schema: Schema,
  components: Record<string, Schema> = {},
  options?: { coerce?: boolean; defaults?: boolean },
): Promise<(data: unknown, language?: "en" | "fr") => Record<string, string> | null> {
  const { code, texts } = compile({ check: schema }, components, options);
  const file = join(folder, `${count++}.mjs`);
  writeFileSync(file, code);
  const { check } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { check: Check };
  return (data, language) => fieldErrors(check, texts, data, language);
}

const text = (en: string, fr = `${en} (fr)`) => ({ en, fr });
const NAME: Schema = {
  type: "string",
  minLength: 1,
  maxLength: 5,
  pattern: "^[a-z]*$",
  "x-messages": {
    required: text("A name is required"),
    maxLength: text("Too long"),
    pattern: text("Letters only"),
  },
};

describe("compile", () => {
  it.each([undefined, null, ""])("says the required text for %j", async (name) => {
    const check = await loadValidator({ type: "object", required: ["name"], properties: { name: NAME } });
    expect(check({ name })).toEqual({ name: "A name is required" });
    expect(check({ name }, "fr")).toEqual({ name: "A name is required (fr)" });
  });

  it("says the text of the rule that is broken, one for each path", async () => {
    const check = await loadValidator({ type: "object", required: ["name"], properties: { name: NAME } });
    expect(check({ name: "ada" })).toBeNull();
    expect(check({ name: "ADA" })).toEqual({ name: "Letters only" });
    expect(check({ name: "ADALOVELACE" })).toEqual({ name: "Too long" });
    expect(check({ name: 7 })).toEqual({ name: "A name is required" });
  });

  it("counts characters, not UTF-16 units", async () => {
    const check = await loadValidator({
      type: "object",
      properties: { name: { type: "string", maxLength: 2 } },
    });
    expect(check({ name: "🐧🐧" })).toBeNull();
    expect(check({ name: "🐧🐧🐧" })).toEqual({ name: "This takes at most 2 characters" });
  });

  it("says a format before a pattern", async () => {
    const check = await loadValidator({
      type: "object",
      properties: {
        email: {
          type: "string",
          pattern: "^(?!\\.)",
          format: "email",
          "x-messages": { pattern: text("No period first"), format: text("A valid email is required") },
        },
      },
    });
    expect(check({ email: ".nope" })).toEqual({ email: "A valid email is required" });
    expect(check({ email: ".ada@example.com" })).toEqual({ email: "No period first" });
    expect(check({ email: "ada@example" })).toEqual({ email: "A valid email is required" });
  });

  it("speaks of an absent object by the fields it lacks, conditions included (CA-75)", async () => {
    const payment: Schema = {
      type: "object",
      required: ["service"],
      properties: { service: NAME, gateway: { type: "string" }, vaulted: { type: "boolean" } },
      if: { not: { required: ["gateway"] } },
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own keyword
      then: {
        required: ["vaulted"],
        properties: { vaulted: { "x-messages": { required: text("A vaulted value is required") } } },
      },
    };
    const check = await loadValidator(
      {
        type: "object",
        required: ["payment"],
        properties: { payment: { $ref: "#/components/schemas/Payment" } },
      },
      { Payment: payment },
    );
    const missing = {
      "payment.service": "A name is required",
      "payment.vaulted": "A vaulted value is required",
    };
    for (const data of [null, {}, { payment: null }, { payment: "card" }])
      expect(check(data)).toEqual(missing);
  });

  it("lets an object with a text of its own speak for itself", async () => {
    const user: Schema = { type: "object", required: ["email"], properties: { email: NAME } };
    const components = {
      User: user,
      Spoken: { ...user, "x-messages": { required: text("A user is required") } },
    };
    const property = async (schema: Schema) =>
      (await loadValidator({ type: "object", required: ["user"], properties: { user: schema } }, components))(
        {
          user: null,
        },
      );
    expect(await property({ $ref: "#/components/schemas/Spoken" })).toEqual({ user: "A user is required" });
    expect(
      await property({ $ref: "#/components/schemas/User", "x-messages": { required: text("Who?") } }),
    ).toEqual({ user: "Who?" });
    expect(await property({ $ref: "#/components/schemas/User" })).toEqual({
      "user.email": "A name is required",
    });
  });

  it("names items of lists in brackets", async () => {
    const line: Schema = {
      type: "object",
      required: ["variant"],
      properties: { variant: { type: "integer", "x-messages": { required: text("A variant is required") } } },
    };
    const check = await loadValidator({
      type: "object",
      required: ["cart"],
      properties: {
        cart: {
          type: "object",
          required: ["products"],
          properties: {
            products: {
              type: "array",
              minItems: 1,
              items: line,
              "x-messages": { required: text("Products are required"), minItems: text("At least one") },
            },
          },
        },
      },
    });
    expect(check({ cart: { products: [{ variant: 1 }, {}] } })).toEqual({
      "cart.products[1].variant": "A variant is required",
    });
    expect(check({ cart: { products: [] } })).toEqual({ "cart.products": "At least one" });
    expect(check({})).toEqual({ "cart.products": "Products are required" });
  });

  it("takes texts of if, then and else, and inherits those of the property outside", async () => {
    const check = await loadValidator({
      type: "object",
      required: ["country"],
      properties: {
        country: { type: "string" },
        zip: { type: "string", "x-messages": { required: text("A zip is required") } },
      },
      if: { properties: { country: { const: "US" } } },
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own keyword
      then: {
        required: ["zip"],
        properties: { zip: { pattern: "^\\d{5}$", "x-messages": { pattern: text("Five digits") } } },
      },
      else: { properties: { zip: { maxLength: 3 } } },
    });
    expect(check({ country: "US" })).toEqual({ zip: "A zip is required" });
    expect(check({ country: "US", zip: "123" })).toEqual({ zip: "Five digits" });
    expect(check({ country: "US", zip: "12345" })).toBeNull();
    expect(check({ country: "FR", zip: "1234" })).toEqual({ zip: "This takes at most 3 characters" });
  });

  it("lets only the branch meant complain: null or a thing, a tagged union, a union with a text", async () => {
    const thing: Schema = { type: "object", required: ["type"], properties: { type: NAME } };
    const nullable = await loadValidator({
      type: "object",
      properties: { shipping: { oneOf: [thing, { type: "null" }] } },
    });
    expect(nullable({ shipping: null })).toBeNull();
    expect(nullable({ shipping: {} })).toEqual({ "shipping.type": "A name is required" });
    const tagged = (kind: string, field: string): Schema => ({
      type: "object",
      required: ["kind", field],
      properties: {
        kind: { const: kind, "x-messages": { required: text("A kind is required") } },
        [field]: { type: "number" },
      },
    });
    const union = await loadValidator({
      oneOf: [tagged("a", "x"), tagged("b", "y")],
      discriminator: { propertyName: "kind" },
    });
    expect(union({ kind: "b" })).toEqual({ y: "This field is required" });
    expect(union({})).toEqual({ kind: "A kind is required" });
    expect(union({ kind: "c" })).toEqual({ kind: "A kind is required" });
    const spoken = await loadValidator({
      type: "object",
      properties: {
        id: {
          anyOf: [{ type: "string", minLength: 3 }, { type: "number", minimum: 5 }, { type: "boolean" }],
          "x-messages": { type: text("An id") },
        },
      },
    });
    expect(spoken({ id: "ab" })).toEqual({ id: "An id" });
    expect(spoken({ id: 7 })).toBeNull();
  });

  it("follows a schema that holds itself", async () => {
    const tree: Schema = {
      type: "object",
      required: ["name"],
      properties: { name: NAME, child: { $ref: "#/components/schemas/Tree" } },
    };
    const check = await loadValidator({ $ref: "#/components/schemas/Tree" }, { Tree: tree });
    expect(check({ name: "a", child: { name: "b", child: { name: "C" } } })).toEqual({
      "child.child.name": "Letters only",
    });
  });

  it("coerces and fills in defaults only when asked", async () => {
    const schema: Schema = {
      type: "object",
      properties: { page: { type: "integer", default: 1 }, all: { type: "boolean" } },
    };
    const query = { all: "true" };
    expect((await loadValidator(schema, {}, { coerce: true, defaults: true }))(query)).toBeNull();
    expect(query).toEqual({ all: true, page: 1 });
    expect((await loadValidator(schema))({ page: "2" })).toEqual({ page: "This must be a whole number" });
  });

  it("names at most 50 fields", async () => {
    const check = await loadValidator({ type: "array", items: { type: "number" } });
    expect(Object.keys(check(Array(500).fill("x")) ?? {})).toHaveLength(50);
  });

  it("refuses what would need a library at run time", () => {
    expect(() => compile({ check: { type: "array", uniqueItems: true, items: {} } }, {})).toThrow(
      "avoid uniqueItems",
    );
  });
});
