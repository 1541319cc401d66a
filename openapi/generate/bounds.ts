import type { Bounds, MediaType, OpenApiDocument, ResponseObject } from "./OpenApiDocument.ts";
import { eachSchema, listTypes, type Schema } from "./schema.ts";

/** The length of a text that a format already limits. */
const LONGEST: Record<string, number> = {
  date: 10,
  "date-time": 40,
  email: 254,
  uuid: 36,
  uri: 2048,
  "uri-reference": 2048,
};

/**
 * Gives every text, list and number of the document a bound (`x-bounds` of the index), where the contract states no
 * nearer one: an unbounded value can exhaust its reader. Integers are those a JSON number holds exactly.
 */
export function boundSchemas(document: OpenApiDocument): void {
  const bounds = document["x-bounds"];
  if (!bounds) return;
  for (const schema of listSchemas(document))
    eachSchema(schema, (schema, pointer) => {
      // An added bound would change the meaning of an `if` or a `not`.
      if (!/\/(if|not)(\/|$)/.test(pointer)) bound(schema, bounds);
    });
}

function bound(schema: Schema, { text, list, number }: Bounds): void {
  if (schema.enum !== undefined || schema.const !== undefined) return;
  const types = listTypes(schema);
  if (types.includes("string")) schema.maxLength ??= LONGEST[schema.format ?? ""] ?? text;
  if (types.includes("array")) schema.maxItems ??= list;
  if (types.includes("integer")) schema.format ??= "int64";
  if (types.includes("integer") || types.includes("number")) {
    const most = types.includes("integer") ? Number.MAX_SAFE_INTEGER : number;
    if (schema.exclusiveMinimum === undefined) schema.minimum ??= -most;
    if (schema.exclusiveMaximum === undefined) schema.maximum ??= most;
  }
}

/** Every schema a document states outright: components, parameters, headers, bodies and answers. */
function listSchemas({ components, paths }: OpenApiDocument): Schema[] {
  const media = (content: Record<string, MediaType> = {}) =>
    Object.values(content).map(({ schema }) => schema);
  const answers = (list: ResponseObject[]) =>
    list.flatMap(({ content, headers = {} }) => [
      ...media(content),
      ...Object.values(headers).map(({ schema }) => schema),
    ]);
  const operations = Object.values(paths ?? {}).flatMap((item) => Object.values(item));
  return [
    ...Object.values(components.schemas),
    ...Object.values(components.parameters ?? {}).map(({ schema }) => schema),
    ...Object.values(components.headers ?? {}).map(({ schema }) => schema),
    ...Object.values(components.requestBodies ?? {}).flatMap(({ content }) => media(content)),
    ...answers(Object.values(components.responses ?? {})),
    ...operations.flatMap(({ parameters = [], requestBody, responses = {} }) => [
      ...parameters.map((parameter) => ("schema" in parameter ? parameter.schema : undefined)),
      ...media(requestBody?.content),
      ...answers(Object.values(responses)),
    ]),
  ].filter((schema) => schema !== undefined);
}
