import type { Contract, Operation } from "../contract.ts";
import { follow } from "../contract.ts";
import { deprecationHeaders, listDeprecations } from "../deprecation.ts";
import { inline, name } from "../examples/literal.ts";
import type { OpenApiDocument } from "../OpenApiDocument.ts";
import { revalidationHeaders } from "../revalidation.ts";
import type { Schema } from "../schema.ts";
import type { Files } from "./Files.ts";
import { HEADER } from "./header.ts";
import {
  bodyValidator,
  headerSchema,
  headersValidator,
  paramsValidator,
  pathSchema,
  querySchema,
  queryValidator,
} from "./requestSchemas.ts";
import { forFastify } from "./serverSchemas.ts";

/** The routes: method, url and TypeBox schemas of every operation; their static types are those of its handler. */
export function emitServerOperations({ document, operations, headersEverywhere }: Contract): Files {
  const rows = operations.map((operation) => `  ${operation.id}: ${route(operation, document)},\n`);
  return [
    [
      "server/src/generated/operations.ts",
      `${HEADER}import { Unsafe } from "@sinclair/typebox";
import type { Answer, Header, Path, Query, Request } from "../platform/operationTypes.ts";

/** Every operation's route. \`x-validator\` names the compiled validator of a part (sdk/src/requests/validate.ts). */
export const routes = {
${rows.join("")}} as const;

export type OperationName = keyof typeof routes;

export const operationNames: readonly OperationName[] = [${operations.map(({ id }) => `"${id}"`).join(", ")}];

/** Headers an answer can't do without, by operation and status. Headers of every answer are not a handler's business. */
export interface RequiredHeaders {
${operations.map((operation) => requiredHeaders(operation, document, headersEverywhere)).join("")}}
`,
    ],
  ];
}

function route(operation: Operation, document: OpenApiDocument): string {
  const { id, body, answers } = operation;
  const part = (key: string, type: string, validator: string, schema: Schema | undefined): string[] =>
    schema
      ? [`${key}: ${typed(`${type}<"${id}">`, { "x-validator": validator, ...forFastify(schema) })}`]
      : [];
  const response = answers.flatMap(({ status, answer }) => {
    const schema = answer.content?.["application/json"]?.schema;
    return schema ? [`${status}: ${typed(`Answer<"${id}", ${status}>`, forFastify(schema))}`] : [];
  });
  const schema = [
    ...part("params", "Path", paramsValidator(operation), pathSchema(operation)),
    ...part("querystring", "Query", queryValidator(operation), querySchema(operation)),
    ...part("headers", "Header", headersValidator(operation), headerSchema(operation)),
    ...part("body", "Request", bodyValidator(operation), body?.schema),
    `response: { ${response.join(", ")} }`,
  ];
  const entries = Object.entries({
    method: operation.method.toUpperCase(),
    url: operation.path.replace(/\{(\w+)\}/g, ":$1"),
    domain: operation.object.tags?.[0] ?? "",
    idempotent: operation.idempotent,
    scopes: operation.scopes,
    vary: operation.object["x-vary"] ?? null,
    bodyLimit: operation.object["x-body-limit"] ?? null,
    deprecations: listDeprecations(operation.object, operation.parameters),
    headers: Object.fromEntries(
      answers.flatMap(({ status, answer }) => {
        const headers = Object.entries(answer.headers ?? {}).map(([name, header]) => [
          name,
          forFastify(follow<{ schema?: Schema }>(document, header).schema ?? {}),
        ]);
        return headers.length > 0 ? [[status, Object.fromEntries(headers)]] : [];
      }),
    ),
  }).map(([key, value]) => `${name(key)}: ${inline(value)}`);
  return `{ ${[...entries, `schema: { ${schema.join(", ")} }`].join(", ")} }`;
}

/** The serializer sees the contract's own keywords, TypeScript its types. */
const typed = (type: string, schema: object): string => `Unsafe<${type}>(${inline(schema)})`;

function requiredHeaders(
  { id, answers }: Operation,
  document: OpenApiDocument,
  everywhere: string[],
): string {
  const rows = answers.flatMap(({ status, answer }) => {
    const names = Object.entries(answer.headers ?? {})
      .filter(
        ([name, header]) =>
          !everywhere.includes(name) &&
          !revalidationHeaders.includes(name) &&
          !deprecationHeaders.includes(name) &&
          follow<{ required?: boolean }>(document, header).required,
      )
      .map(([name]) => JSON.stringify(name.toLowerCase()));
    return names.length > 0 ? [`    ${status}: ${names.join(" | ")};\n`] : [];
  });
  return rows.length > 0 ? `  ${id}: {\n${rows.join("")}  };\n` : `  ${id}: Record<never, never>;\n`;
}
