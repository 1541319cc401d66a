import document from "../../../sdk/src/generated/openapi.json" with { type: "json" };
import { follow, listOperations } from "../contract.ts";
import type { OpenApiDocument, ResponseObject } from "../OpenApiDocument.ts";
import type { Schema } from "../schema.ts";
import { listTypes } from "../schema.ts";

const contract = document as unknown as OpenApiDocument;
const operations = listOperations(contract);

/**
 * A field of the contract in one line: `describeSchema("Product.variants")` is `Variant[]`, of a choice its values
 * (`low | high`), of a map `{ number }`. A path starts at an entity, at an operation's answer (`getUser 200`), its headers
 * (`listProducts 200 headers`) or its body (`addWishlistItem body`).
 */
export function describeSchema(path: string): string {
  const [start = "", ...names] = path.split(".");
  let schema = getRootSchema(start);
  for (const name of names) {
    const found = findField(schema, name);
    if (!found) return "nothing";
    schema = found;
  }
  return say(names.length === 0 ? follow<Schema>(contract, schema as { $ref: string }) : schema);
}

/** The description of a field, a reference's own included. */
export const getDescription = (path: string): string => getSchema(path).description ?? "";

/** A field's own schema, by the same path; one without a word where the contract has no such field. */
export function getSchema(path: string): Schema {
  const [start = "", ...names] = path.split(".");
  let schema: Schema | undefined = getRootSchema(start);
  for (const name of names) schema = schema && findField(schema, name);
  return schema?.$ref ? { ...follow<Schema>(contract, { $ref: schema.$ref }), ...schema } : (schema ?? {});
}

function getRootSchema(start: string): Schema {
  const [id = "", status, part] = start.split(" ");
  if (!status) return { $ref: `#/components/schemas/${start}` };
  const operation = operations.find((operation) => operation.id === id);
  if (status === "body") return operation?.body?.schema ?? {};
  const answer = operation?.answers.find((answer) => `${answer.status}` === status)?.answer;
  if (part === "headers") return { properties: getHeaderSchemas(answer) };
  return answer?.content?.["application/json"]?.schema ?? {};
}

const getHeaderSchemas = (answer: ResponseObject | undefined): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(answer?.headers ?? {}).map(([name, header]) => [
      name,
      follow<{ schema?: Schema }>(contract, header as { $ref: string }).schema ?? {},
    ]),
  );

/** `name`, or `[]` for the items of a list and `*` for the values of a map, through references and branches. */
function findField(schema: Schema, name: string): Schema | undefined {
  if (schema.$ref) {
    const found = findField(follow<Schema>(contract, { $ref: schema.$ref }), name);
    if (found) return found;
  }
  if (name === "[]" && typeof schema.items === "object") return schema.items;
  if (name === "*" && typeof schema.additionalProperties === "object") return schema.additionalProperties;
  const own = schema.properties?.[name];
  if (own) return own;
  for (const branch of [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])]) {
    const found = findField(branch, name);
    if (found) return found;
  }
  return undefined;
}

function say(schema: Schema): string {
  if (schema.$ref) return schema.$ref.replace("#/components/schemas/", "");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map(String).join(" | ");
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) return branches.map(say).join(" | ");
  if (schema.allOf?.length === 1 && schema.allOf[0]) return say(schema.allOf[0]);
  const types = listTypes(schema).map((type) => {
    if (type === "string" && schema.format === "date-time") return "date-time";
    if (type === "array") return `${typeof schema.items === "object" ? say(schema.items) : "any"}[]`;
    if (type === "object" && typeof schema.additionalProperties === "object")
      return `{ ${say(schema.additionalProperties)} }`;
    return type;
  });
  return types.join(" | ") || "any";
}
