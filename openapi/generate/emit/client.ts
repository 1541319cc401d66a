import { byCaller, type Contract, fileType, type Operation } from "../contract.ts";
import type { Parameter } from "../OpenApiDocument.ts";
import type { Schema } from "../schema.ts";
import { clientComment, isPassed } from "./clientComment.ts";
import type { Files } from "./Files.ts";
import { HEADER } from "./header.ts";

/**
 * The types of the clients, written out: each function with its documentation, and a named type for its options, data and
 * errors. A mapped type over the contract would say the same, but editors show neither comments nor names of it.
 */
export function emitClient(contract: Contract): Files {
  const { operations } = contract;
  const declare = (operation: Operation): string => {
    const named = typeName(operation);
    // Methods, because editors show nothing of a property's comment while its call is typed.
    const options = `options${needsOptions(operation) ? "" : "?"}: ${named}Options`;
    return `${clientComment(contract, operation)}  ${operation.id}(${options}): Promise<RequestResult<${named}Data, ${named}Error>>;\n`;
  };
  const { shop, merchant } = byCaller(operations);
  const types = operations.map(operationTypes).join("\n");
  return [
    [
      "sdk/src/generated/Client.ts",
      `${HEADER}import type { IdempotentRequestOptions, RawRequests, RequestOptions, RequestResult } from "../requestOptions.ts";
import type * as types from "./types.ts";

/** A function for each operation of the shop, and \`request\` for anything else. */
export interface Client extends RawRequests {
${shop.map(declare).join("\n")}}

/** A function for each operation of those who run the shop, and \`request\` for anything else. */
export interface MerchantClient extends RawRequests {
${merchant.map(declare).join("\n")}}

${types}`,
    ],
  ];
}

export const typeName = ({ id }: Pick<Operation, "id">): string => `${id[0]?.toUpperCase()}${id.slice(1)}`;

const needsOptions = ({ parameters, body }: Operation): boolean =>
  body?.required === true || parameters.some((parameter) => parameter.in !== "cookie" && parameter.required);

function operationTypes(operation: Operation): string {
  const { id, idempotent } = operation;
  const named = typeName(operation);
  const base = idempotent ? "IdempotentRequestOptions" : "RequestOptions";
  return `/** The options of \`${id}\`. */
export interface ${named}Options extends ${base} {
  ${paramsOption(operation)}
  ${bodyOption(operation)}
}
/** The data of \`${id}\`. */
export type ${named}Data = ${dataTypes(operation).join(" | ")};
/** Every error \`${id}\` may answer. */
export type ${named}Error =
${errorTypes(operation)
  .map((type) => `  | ${type}`)
  .join("\n")};
`;
}

function paramsOption({ id, parameters }: Operation): string {
  const places = (["path", "query", "header"] as const).filter((place) =>
    parameters.some((parameter) => parameter.in === place && isPassed(parameter)),
  );
  if (places.length === 0) return "params?: { path?: never; query?: never; header?: never };";
  const isRequired = (place: string) => needsPlace(parameters, place);
  const fields = places.map((place) => {
    const own = `types.operations["${id}"]["parameters"]["${place}"]`;
    const sent = parameters.filter((parameter) => parameter.in === place && !isPassed(parameter));
    const names = sent.map(({ name }) => JSON.stringify(name)).join(" | ");
    if (names) return `${place}${isRequired(place) ? "" : "?"}: Omit<NonNullable<${own}>, ${names}>`;
    return isRequired(place) ? `${place}: ${own}` : `${place}?: NonNullable<${own}>`;
  });
  return `params${places.some(isRequired) ? "" : "?"}: { ${fields.join("; ")} };`;
}

const needsPlace = (parameters: readonly Parameter[], place: string): boolean =>
  parameters.some((parameter) => parameter.in === place && parameter.required && isPassed(parameter));

export const needsQuery = ({ parameters }: Operation): boolean => needsPlace(parameters, "query");

function bodyOption(operation: Operation): string {
  const { body } = operation;
  if (!body) return "body?: never;";
  return `body${body.required ? "" : "?"}: ${bodyType(operation)};`;
}

export const bodyType = (operation: Operation): string =>
  schemaType(operation.body?.schema ?? {}) ?? `types.${typeName(operation)}Body`;

function dataTypes(operation: Operation): string[] {
  const found = operation.answers
    .filter(({ status }) => status < 300)
    .map(({ answer }) => {
      const schema = answer.content?.["application/json"]?.schema;
      if (schema) return schemaType(schema) ?? `types.${typeName(operation)}Data`;
      return fileType(answer) ? "Blob" : "undefined";
    });
  return [...new Set(found)];
}

function errorTypes({ id, answers }: Operation): string[] {
  const found = answers
    .filter(({ status }) => status >= 300)
    .flatMap(({ status, answer }) => {
      const schema = answer.content?.["application/json"]?.schema;
      if (!schema) return [];
      return (schema.oneOf ?? [schema]).map(
        (schema) =>
          schemaType(schema) ??
          `types.operations["${id}"]["responses"][${status}]["content"]["application/json"]`,
      );
    });
  return [...new Set(found)];
}

/** The name of a schema or of a list of one; nothing when it has none. */
function schemaType(schema: Schema): string | undefined {
  if (schema.$ref) return `types.${schema.$ref.replace("#/components/schemas/", "")}`;
  if (schema.type !== "array" || typeof schema.items !== "object") return undefined;
  const item = schemaType(schema.items);
  return item && `${item}[]`;
}
