import { follow } from "../../generate/contract.ts";
import { getExample } from "../../generate/examples/sampleRequest.ts";
import type { OpenApiDocument } from "../../generate/OpenApiDocument.ts";
import type { Schema } from "../../generate/schema.ts";
import { facts } from "./facts.ts";
import { flatten, getComponentName } from "./shape.ts";
import { type TypePart, typeParts } from "./typeParts.ts";

/** A property for readers: its type in words, its meaning, and its constraints. */
export interface Field {
  name: string;
  type: TypePart[];
  required: boolean;
  /** Markdown. */
  description: string;
  facts: string[];
  example?: unknown;
  /** Properties inside it. */
  children: Field[];
  /** The schema whose page says more; its properties are the children. */
  component?: string;
}

/** How many schemas deep a page shows what is inside; each has a page of its own anyway. */
export interface Depth {
  left: number;
  above: string[];
}

const FLAT: Depth = { left: 0, above: [] };
/** Where schemas are used they are shown two deep. */
export const OPENED: Depth = { left: 2, above: [] };

/** The properties of an object; for a list those of its items, for a union those of its branches, none for a plain value. */
export function listFields(document: OpenApiDocument, schema: Schema, depth: Depth = FLAT): Field[] {
  const own = flatten(document, schema);
  if (own.properties === undefined && typeof own.items === "object")
    return listFields(document, own.items, depth);
  const required = new Set(own.required);
  return Object.entries(own.properties ?? {}).map(([name, property]) =>
    toField(document, name, property, required.has(name), depth),
  );
}

/** A property or parameter, with the properties inside it. */
export function toField(
  document: OpenApiDocument,
  name: string,
  schema: Schema,
  required: boolean,
  depth: Depth = FLAT,
): Field {
  const component = getComponentName(schema);
  const target = component
    ? follow<Schema>(document, { $ref: `#/components/schemas/${component}` })
    : undefined;
  const isPlain = target !== undefined && !target.properties && !target.items;
  return {
    name,
    type: typeParts(schema),
    required,
    description: schema.description ?? target?.description ?? "",
    facts: facts(isPlain ? { ...target, ...schema } : schema),
    example: getExample(schema) ?? (isPlain ? getExample(target) : undefined),
    children: component ? insideComponent(document, component, depth) : insideObject(document, schema, depth),
    component,
  };
}

function insideComponent(document: OpenApiDocument, component: string, { left, above }: Depth): Field[] {
  if (left === 0 || above.includes(component)) return [];
  const schema = { $ref: `#/components/schemas/${component}` };
  return listFields(document, schema, { left: left - 1, above: [...above, component] });
}

function insideObject(document: OpenApiDocument, schema: Schema, depth: Depth): Field[] {
  const branches = [schema, ...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  const object = branches.find(
    (branch) => branch.properties !== undefined || typeof branch.items === "object",
  );
  return object ? listFields(document, object, depth) : [];
}
