import { type Contract, follow } from "../contract.ts";
import type { OpenApiDocument } from "../OpenApiDocument.ts";
import { eachSchema, listTypes, type Schema } from "../schema.ts";
import type { Finding } from "./Finding.ts";

/** Words that say what a number counts: money, parts, time or things. */
const UNIT = /currenc|dollar|pound|euro|percent|factor|minutes|seconds|\bdays\b|\bnumber of\b|\bhow many\b/i;

/** Names of texts that prove who someone is, or pay. */
const SECRET = /^(?:password|token|nonce|secret)/;

/**
 * Every field, parameter and header says what it holds and shows it: a number its unit, one that may be null what null
 * means. The target of a reference may say it.
 */
export function checkFields({ document, operations }: Contract): Finding[] {
  const findings: Finding[] = [];
  const check = (where: string, schema: Schema, description?: string) => {
    const all = facets(document, schema);
    if (!description && !all.some((schema) => schema.description))
      findings.push({
        where,
        message: "has no description: say what it holds, its unit or currency, and what null means.",
      });
    const words = [description, ...all.map((schema) => schema.description)].join(" ");
    if (
      all.some((schema) => listTypes(schema).includes("null") || schema.enum?.includes(null)) &&
      !/\bnull\b/i.test(words)
    )
      findings.push({ where, message: "may be null: say in its description what null means." });
    if (all.some((schema) => listTypes(schema).includes("number")) && !UNIT.test(words))
      findings.push({
        where,
        message: "is a number without a unit: say in its description in which currency, or what it counts.",
      });
    if (/currenc|dollar|pounds|euros/i.test(words) && !/percent/i.test(words))
      for (const part of all)
        if (isNumber(part) && part.format !== "decimal")
          findings.push({ where, message: "is money: say so to programs with `format: decimal`." });
    if (!isShown(document, all))
      findings.push({
        where,
        message: "has no example: write `examples: [...]` with a value the shop would give.",
      });
  };
  const checkSecret = (where: string, name: string, schema: Schema) => {
    if (SECRET.test(name) && listTypes(schema).includes("string") && schema.format !== "password")
      findings.push({ where, message: "is secret: say so to programs with `format: password`." });
  };
  const inside = (name: string, root: Schema) =>
    eachSchema(root, (schema, pointer) => {
      if (isCondition(pointer)) return;
      for (const [property, field] of Object.entries(schema.properties ?? {})) {
        const where = `${name}${pointer}/properties/${property}`;
        check(where, withPropertyExample(schema, property, field));
        // The value of a refusal has a text for each field.
        if (!pointer.startsWith("/properties/value")) checkSecret(where, property, field);
      }
    });

  for (const [name, root] of Object.entries(document.components.schemas)) inside(name, root);
  const headers = new Map<string, { description?: string; schema?: Schema }>();
  for (const { id, parameters, object, body, answers } of operations) {
    for (const parameter of parameters) {
      if (!isNested(parameter.schema))
        check(`${id} parameter ${parameter.name}`, parameter.schema, parameter.description);
      checkSecret(`${id} parameter ${parameter.name}`, parameter.name, parameter.schema);
      inside(`${id} parameter ${parameter.name}`, parameter.schema);
    }
    if (body && object.requestBody) inside(`${id} body`, body.schema);
    for (const { status, answer } of answers) {
      const bodySchema = answer.content?.["application/json"]?.schema;
      if (bodySchema) inside(`${id} ${status}`, bodySchema);
      for (const [header, headerObject] of Object.entries(answer.headers ?? {}))
        headers.set(headerObject.$ref ?? `${id} ${status} header ${header}`, follow(document, headerObject));
    }
  }
  for (const [where, { schema = {}, description }] of headers) check(where, schema, description);
  return findings;
}

/** True for numbers, also those that may be null, but not for texts that may be numbers. */
const isNumber = (schema: Schema): boolean =>
  listTypes(schema).includes("number") && !listTypes(schema).includes("string");

/** Below if, then, else, not and allOf, properties are named again only to restrict them. */
const isCondition = (pointer: string): boolean => /\/(if|then|else|not|allOf|anyOf|oneOf)\b/.test(pointer);

/** An object in a query (`filter[inventories][region]`) is shown by its fields. */
const isNested = (schema: Schema): boolean => listTypes(schema).includes("object") && !!schema.properties;

/** A schema and all it is made of: what it refers to, its parts, its branches. */
function facets(document: OpenApiDocument, schema: Schema, depth = 0): Schema[] {
  if (depth > 6) return [];
  const next = [
    ...(schema.$ref ? [follow<Schema>(document, { $ref: schema.$ref })] : []),
    ...[schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) => list ?? []),
  ];
  return [schema, ...next.flatMap((schema) => facets(document, schema, depth + 1))];
}

/** An object's own example shows its fields too. */
function withPropertyExample(object: Schema, property: string, field: Schema): Schema {
  const shown = object.examples?.find(
    (example) => (example as Record<string, unknown>)?.[property] !== undefined,
  );
  return shown ? { ...field, examples: [true] } : field;
}

/** Objects are shown by their fields and lists by their items, unless they have none of their own to show. */
function isShown(document: OpenApiDocument, all: Schema[], depth = 0): boolean {
  return all.some((schema) => {
    if (
      schema.examples?.length ||
      "example" in schema ||
      "default" in schema ||
      schema.const !== undefined ||
      schema.enum
    )
      return true;
    if (Object.keys(schema.properties ?? {}).length > 0) return true;
    const under =
      schema.items ?? schema.additionalProperties ?? Object.values(schema.patternProperties ?? {})[0];
    return (
      typeof under === "object" &&
      depth < 6 &&
      isShown(document, facets(document, under as Schema), depth + 1)
    );
  });
}
