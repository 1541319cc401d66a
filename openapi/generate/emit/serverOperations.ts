import type { Contract, Operation } from "../contract.ts";
import { follow } from "../contract.ts";
import type { OpenApiDocument } from "../OpenApiDocument.ts";
import type { Schema } from "../schema.ts";
import type { Files } from "./Files.ts";
import { HEADER, literal } from "./header.ts";
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

/** The routes: method, url and Fastify schema of every operation. */
export function emitServerOperations({ document, operations, headersEverywhere }: Contract): Files {
  const rows = operations.map((operation) => `  ${operation.id}: ${literal(route(operation, document))},\n`);
  return [
    [
      "server/src/generated/operations.ts",
      `${HEADER}/** Every operation's route. \`x-validator\` names the compiled validator of a part (sdk/src/requests/validate.ts). */
export const routes = {
${rows.join("")}} as const;

export type OperationName = keyof typeof routes;

/** Headers an answer can't do without, by operation and status. Those of every answer are not a handler's business. */
export interface RequiredHeaders {
${operations.map((operation) => requiredHeaders(operation, document, headersEverywhere)).join("")}}
`,
    ],
  ];
}

function route(operation: Operation, document: OpenApiDocument): object {
  const { body, answers } = operation;
  const part = (validator: string, schema: Schema | undefined): object | undefined =>
    schema && { "x-validator": validator, ...forFastify(schema) };
  const response: Record<string, object> = {};
  for (const { status, answer } of answers) {
    const schema = answer.content?.["application/json"]?.schema;
    if (schema) response[status] = forFastify(schema);
  }
  return {
    method: operation.method.toUpperCase(),
    url: operation.path.replace(/\{(\w+)\}/g, ":$1"),
    domain: operation.object.tags?.[0] ?? "",
    idempotent: operation.idempotent,
    scopes: listMerchantScopes(operation),
    schema: {
      params: part(paramsValidator(operation), pathSchema(operation)),
      querystring: part(queryValidator(operation), querySchema(operation)),
      headers: part(headersValidator(operation), headerSchema(operation)),
      body: body && part(bodyValidator(operation), body.schema),
      response,
    },
    headers: Object.fromEntries(
      answers.flatMap(({ status, answer }) => {
        const headers = Object.entries(answer.headers ?? {}).map(([name, header]) => [
          name,
          forFastify(follow<{ schema?: Schema }>(document, header as never).schema ?? {}),
        ]);
        return headers.length > 0 ? [[status, Object.fromEntries(headers)]] : [];
      }),
    ),
  };
}

/** The scopes a merchant's key needs for an operation; none where no key is asked for. */
const listMerchantScopes = ({ object }: Operation): string[] =>
  (object.security ?? []).flatMap(({ merchantKey = [] }) => merchantKey);

function requiredHeaders(
  { id, answers }: Operation,
  document: OpenApiDocument,
  everywhere: string[],
): string {
  const rows = answers.flatMap(({ status, answer }) => {
    const names = Object.entries(answer.headers ?? {})
      .filter(
        ([name, header]) =>
          !everywhere.includes(name) && follow<{ required?: boolean }>(document, header as never).required,
      )
      .map(([name]) => JSON.stringify(name.toLowerCase()));
    return names.length > 0 ? [`    ${status}: ${names.join(" | ")};\n`] : [];
  });
  return rows.length > 0 ? `  ${id}: {\n${rows.join("")}  };\n` : `  ${id}: Record<never, never>;\n`;
}
