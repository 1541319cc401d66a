/** A JSON Schema of the contract, as far as the generators look into it. */
export interface Schema {
  $ref?: string;
  $id?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | boolean;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  not?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  additionalProperties?: Schema | boolean;
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  description?: string;
  examples?: unknown[];
  "x-messages"?: Record<string, Message>;
  "x-form"?: boolean;
  "x-rule"?: FormRule;
  [keyword: string]: unknown;
}

/**
 * A form's rule that JSON Schema cannot express: the rule of that name in sdk/src/rules/forms, and its texts by path and key.
 */
export interface FormRule {
  name: string;
  messages: Record<string, Record<string, Message>>;
}

/** A text in the languages of the shop. */
export interface Message {
  en: string;
  fr: string;
}

const ONE = [
  "items",
  "contains",
  "not",
  "if",
  "then",
  "else",
  "additionalProperties",
  "propertyNames",
  "unevaluatedProperties",
  "unevaluatedItems",
  "contentSchema",
];
const LIST = ["allOf", "anyOf", "oneOf", "prefixItems"];
const NAMED = ["properties", "patternProperties", "dependentSchemas", "$defs"];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Rebuilds a schema from the leaves up: `change` receives each schema with its children already changed. */
export function mapSchema(schema: Schema, change: (schema: Schema) => Schema): Schema {
  const copy: Schema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (ONE.includes(key) && isObject(value)) copy[key] = mapSchema(value, change);
    else if (LIST.includes(key) && Array.isArray(value))
      copy[key] = value.map((item) => mapSchema(item, change));
    else if (NAMED.includes(key) && isObject(value))
      copy[key] = Object.fromEntries(
        Object.entries(value).map(([name, child]) => [
          name,
          isObject(child) ? mapSchema(child, change) : child,
        ]),
      );
    else copy[key] = value;
  }
  return change(copy);
}

/** Calls `visit` with every schema inside `schema`, itself included, and its JSON pointer. */
export function eachSchema(
  schema: Schema,
  visit: (schema: Schema, pointer: string) => void,
  pointer = "",
): void {
  visit(schema, pointer);
  for (const [key, value] of Object.entries(schema)) {
    if (ONE.includes(key) && isObject(value)) eachSchema(value, visit, `${pointer}/${key}`);
    else if (LIST.includes(key) && Array.isArray(value))
      value.forEach((item, index) => {
        eachSchema(item, visit, `${pointer}/${key}/${index}`);
      });
    else if (NAMED.includes(key) && isObject(value))
      for (const [name, child] of Object.entries(value))
        if (isObject(child)) eachSchema(child, visit, `${pointer}/${key}/${name}`);
  }
}

const ANNOTATIONS = [
  "title",
  "description",
  "examples",
  "example",
  "deprecated",
  "readOnly",
  "writeOnly",
  "externalDocs",
  "xml",
  "contentMediaType",
  "contentEncoding",
  "contentSchema",
  "$comment",
];

/** True for keywords that only say something: words, and `x-` extensions. */
export const isAnnotation = (keyword: string): boolean =>
  ANNOTATIONS.includes(keyword) || keyword.startsWith("x-");

/** Leaves only what validates, and the annotations of `kept`. */
export function withoutAnnotations(schema: Schema, kept: readonly string[] = []): Schema {
  return mapSchema(schema, (schema) =>
    Object.fromEntries(Object.entries(schema).filter(([key]) => !isAnnotation(key) || kept.includes(key))),
  );
}

/** The types a schema names itself; empty when it names none. */
export function listTypes(schema: Schema): string[] {
  if (schema.type === undefined) return [];
  return Array.isArray(schema.type) ? schema.type : [schema.type];
}
