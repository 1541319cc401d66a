import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

interface Media {
  schema?: unknown;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  example?: unknown;
  schema?: { example?: unknown; examples?: unknown[]; default?: unknown; enum?: unknown[]; const?: unknown };
}

interface OperationObject {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: (Parameter | { $ref: string })[];
  /** Schemes of its own, instead of the client token alone. */
  security?: Record<string, string[]>[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media>; headers?: Record<string, unknown> }>;
}

export interface Document {
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Record<string, unknown> };
}

/** An operation as the mock needs it. */
export interface Operation extends OperationObject {
  method: string;
  /** With its parameters in braces, below the API's prefix. */
  path: string;
  pattern: RegExp;
  parameters: Parameter[];
}

const file = process.env.CONTRACT || fileURLToPath(import.meta.resolve("@velours/sdk/openapi.json"));

/** The contract, bundled by `npm run generate`; another bundle in JSON when CONTRACT names one. */
export const contract = JSON.parse(readFileSync(file, "utf8")) as Document;

/** Resolves a `$ref` of the contract; returns anything else unchanged. */
export function resolve<T>(part: T | { $ref: string }): T {
  const address = (part as { $ref?: string }).$ref;
  if (!address) return part as T;
  const steps = address.replace(/^#\//, "").split("/");
  return steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], contract) as T;
}

/** The content of a body with its examples in place. */
function resolveContent(content: Record<string, Media> = {}): Record<string, Media> {
  return mapValues(content, (media) => ({ ...media, examples: mapValues(media.examples ?? {}, resolve) }));
}

function mapValues<T, R>(record: Record<string, T>, map: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

function readOperation(path: string, method: string, operation: OperationObject): Operation {
  const { requestBody, responses, parameters = [] } = operation;
  return {
    ...operation,
    method: method.toUpperCase(),
    path,
    pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, "([^/]+)")}$`),
    parameters: parameters
      .map((parameter) => resolve<Parameter>(parameter))
      .map((parameter) => ({ ...parameter, schema: parameter.schema && resolve(parameter.schema) })),
    requestBody: requestBody && {
      ...resolve(requestBody),
      content: resolveContent(resolve(requestBody).content),
    },
    responses: mapValues(responses, (response) => ({
      headers: resolve(response).headers,
      content: resolveContent(resolve(response).content),
    })),
  };
}

const methods = new Set(["get", "put", "post", "patch", "delete"]);

export const operations: readonly Operation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => methods.has(method))
    .map(([method, operation]) => readOperation(path, method, operation)),
);

/** The operation of a request; a path written out wins over one with a parameter. */
export function findOperation(method: string, path: string): Operation | undefined {
  const found = operations.filter((operation) => operation.method === method && operation.pattern.test(path));
  return found.find((operation) => operation.path === path) ?? found[0];
}

/** Names of every header an answer may have, for pages of other origins to read. */
export const answerHeaders: readonly string[] = [
  ...new Set(
    operations.flatMap(({ responses }) =>
      Object.values(responses).flatMap(({ headers }) =>
        Object.keys(headers ?? {}).map((name) => name.toLowerCase()),
      ),
    ),
  ),
];
