import { type Contract, follow } from "../contract.ts";
import type { Document } from "../Document.ts";
import { eachSchema, listTypes, type Schema } from "../schema.ts";
import type { Finding } from "./Finding.ts";

/** Words that say what a number counts: money, parts, time or things. */
const UNIT = /currenc|dollar|pound|euro|percent|factor|minutes|seconds|\bdays\b|\bnumber of\b|\bhow many\b/i;

/**
 * Every field, parameter and header says what it holds and shows it: a number its unit, one that may be null what null
 * means. What a reference points at may say it.
 */
export function checkFields({ document, operations }: Contract): Finding[] {
  const findings: Finding[] = [];
  const check = (where: string, schema: Schema, description?: string) => {
    const all = facets(document, schema);
    if (!description && !all.some((one) => one.description))
      findings.push({
        where,
        message: "has no description: say what it holds, its unit or currency, and what null means.",
      });
    const words = [description, ...all.map((one) => one.description)].join(" ");
    if (
      all.some((one) => listTypes(one).includes("null") || one.enum?.includes(null)) &&
      !/\bnull\b/i.test(words)
    )
      findings.push({ where, message: "may be null: say in its description what null means." });
    if (all.some((one) => listTypes(one).includes("number")) && !UNIT.test(words))
      findings.push({
        where,
        message: "is a number without a unit: say in its description in which currency, or what it counts.",
      });
    if (!isShown(document, all))
      findings.push({
        where,
        message: "has no example: write `examples: [...]` with a value the shop would give.",
      });
  };
  const inside = (name: string, root: Schema) =>
    eachSchema(root, (schema, pointer) => {
      if (isCondition(pointer)) return;
      for (const [property, one] of Object.entries(schema.properties ?? {}))
        check(`${name}${pointer}/properties/${property}`, withPropertyExample(schema, property, one));
    });

  for (const [name, root] of Object.entries(document.components.schemas)) inside(name, root);
  const headers = new Map<string, { description?: string; schema?: Schema }>();
  for (const { id, parameters, object, body, answers } of operations) {
    for (const one of parameters) {
      if (!isNested(one.schema)) check(`${id} parameter ${one.name}`, one.schema, one.description);
      inside(`${id} parameter ${one.name}`, one.schema);
    }
    if (body && object.requestBody) inside(`${id} body`, body.schema);
    for (const { status, answer } of answers) {
      const given = answer.content?.["application/json"]?.schema;
      if (given) inside(`${id} ${status}`, given);
      for (const [header, one] of Object.entries(answer.headers ?? {}))
        headers.set(one.$ref ?? `${id} ${status} header ${header}`, follow(document, one));
    }
  }
  for (const [where, { schema = {}, description }] of headers) check(where, schema, description);
  return findings;
}

/** Below if, then, else, not and allOf, properties are named again only to restrict them. */
const isCondition = (pointer: string): boolean => /\/(if|then|else|not|allOf|anyOf|oneOf)\b/.test(pointer);

/** An object in a query (`filter[inventories][region]`) is shown by its fields. */
const isNested = (schema: Schema): boolean => listTypes(schema).includes("object") && !!schema.properties;

/** A schema and all it is made of: what it refers to, its parts, its branches. */
function facets(document: Document, schema: Schema, depth = 0): Schema[] {
  if (depth > 6) return [];
  const next = [
    ...(schema.$ref ? [follow<Schema>(document, { $ref: schema.$ref })] : []),
    ...[schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) => list ?? []),
  ];
  return [schema, ...next.flatMap((one) => facets(document, one, depth + 1))];
}

/** An object's own example shows its fields too. */
function withPropertyExample(object: Schema, property: string, field: Schema): Schema {
  const shown = object.examples?.find((one) => (one as Record<string, unknown>)?.[property] !== undefined);
  return shown ? { ...field, examples: [true] } : field;
}

/** Objects are shown by their fields and lists by their items, unless they have none of their own to show. */
function isShown(document: Document, all: Schema[], depth = 0): boolean {
  return all.some((one) => {
    if (one.examples?.length || "example" in one || "default" in one || one.const !== undefined || one.enum)
      return true;
    if (Object.keys(one.properties ?? {}).length > 0) return true;
    const under = one.items ?? one.additionalProperties ?? Object.values(one.patternProperties ?? {})[0];
    return (
      typeof under === "object" &&
      depth < 6 &&
      isShown(document, facets(document, under as Schema), depth + 1)
    );
  });
}
