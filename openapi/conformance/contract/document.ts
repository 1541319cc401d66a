import contract from "@velours/sdk/openapi.json" with { type: "json" };
import type { references } from "@velours/sdk/shop";

export type OperationName = keyof typeof references;
export type Schema = Record<string, unknown>;

export interface Parameter {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required?: boolean;
  schema: Schema;
}

interface Declared {
  operationId: string;
  parameters?: object[];
  requestBody?: object;
  responses: Record<string, object>;
}

/** The inputs of an operation. */
export interface Operation {
  name: OperationName;
  /** Upper case. */
  method: string;
  /** `/products/{id}` */
  path: string;
  parameters: Parameter[];
  body: Schema | undefined;
  /** Example bodies. */
  examples: unknown[];
  /** Place of each declared answer in the document, by status. */
  responses: Map<number, string>;
}

/** The whole contract, as JSON. */
export const document: { info: { version: string }; paths: object } = contract;

const paths = document.paths as Record<string, Record<string, Declared>>;

const escapeKey = (key: string): string => key.replaceAll("~", "~0").replaceAll("/", "~1");
const unescapeKey = (key: string): string => key.replaceAll("~1", "/").replaceAll("~0", "~");

/** The part of the contract at a JSON pointer such as `#/components/schemas/Order`. */
export const at = (pointer: string): Schema =>
  pointer
    .slice(2)
    .split("/")
    .reduce<unknown>((parent, step) => (parent as Schema)[unescapeKey(step)], contract) as Schema;

/** The target of a `$ref` in the contract. */
export function resolved<T extends object>(part: T): T {
  const { $ref } = part as { $ref?: string };
  return $ref === undefined ? part : resolved(at($ref) as T);
}

/** Where the part at a pointer really stands. */
export function locate(pointer: string): string {
  const { $ref } = at(pointer) as { $ref?: string };
  return $ref === undefined ? pointer : locate($ref);
}

/** The pointer of something below a pointer; undefined when it is not there. */
export function below(pointer: string, ...keys: string[]): string | undefined {
  const [key, ...rest] = keys;
  if (key === undefined) return pointer;
  const real = locate(pointer);
  return at(real)[key] === undefined ? undefined : below(`${real}/${escapeKey(key)}`, ...rest);
}

function toOperation(path: string, method: string, declared: Declared): Operation {
  const content =
    declared.requestBody && (resolved(declared.requestBody) as { content: Record<string, Schema> }).content;
  const json = content?.["application/json"];
  const examples = Object.values((json?.examples ?? {}) as Record<string, { value: unknown }>);
  const place = `#/paths/${escapeKey(path)}/${method}/responses`;
  return {
    name: declared.operationId as OperationName,
    method: method.toUpperCase(),
    path,
    parameters: (declared.parameters ?? []).map((parameter) => resolved(parameter) as Parameter),
    body: json?.schema as Schema | undefined,
    examples: examples.map((example) => resolved(example).value),
    responses: new Map(
      Object.keys(declared.responses).map((status) => [Number(status), locate(`${place}/${status}`)]),
    ),
  };
}

/** All operations of the contract, by name. */
export const contractOperations: ReadonlyMap<OperationName, Operation> = new Map(
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, declared]) => declared.operationId !== undefined)
      .map(([method, declared]) => {
        const operation = toOperation(path, method, declared);
        return [operation.name, operation] as const;
      }),
  ),
);

export function getOperation(name: OperationName): Operation {
  const operation = contractOperations.get(name);
  if (operation === undefined) throw new Error(`${name} is not in the contract`);
  return operation;
}

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());
export const formatText = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value);

/** `filter: { inventories: { region } }` as `filter[inventories][region]=…`. */
export function formatQuery(name: string, value: unknown): string[] {
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, part]) => formatQuery(`${name}[${key}]`, part));
  }
  return [`${encode(name)}=${encode(formatText(value))}`];
}

/** The path of an operation with its parameters in it. */
export const fillPath = (path: string, params: Readonly<Record<string, unknown>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encode(formatText(params[name] ?? "")));
