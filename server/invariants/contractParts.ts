import contract from "@velours/sdk/openapi.json" with { type: "json" };
import type { OperationName } from "../src/generated/operations.ts";

export type Schema = Record<string, unknown>;
export interface Parameter {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  schema: Schema;
}

/** Operations whose body is a cart that can be bought. */
export const takesCarts: ReadonlySet<OperationName> = new Set([
  "submitCheckout",
  "validateCart",
  "generateInvoice",
]);

const document = contract as unknown as {
  paths: Record<string, Record<string, { operationId: string; parameters?: object[]; requestBody?: object }>>;
};

/** What a `$ref` of the contract stands for. */
export function resolved<T extends object>(part: T): T {
  const { $ref } = part as { $ref?: string };
  if ($ref === undefined) return part;
  const steps = $ref.slice(2).split("/");
  return resolved(steps.reduce<unknown>((parent, step) => (parent as Schema)[step], contract) as T);
}

/** `filter: { inventories: { region } }` as `filter[inventories][region]=…`. */
export function formatQuery(name: string, value: unknown): string[] {
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, part]) => formatQuery(`${name}[${key}]`, part));
  }
  return [`${encode(name)}=${encode(formatText(value))}`];
}

export const formatText = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value);
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

/** The inputs of an operation. */
export interface Part {
  parameters: Parameter[];
  body: Schema | undefined;
  examples: unknown[];
}

export function getOperationParts(operation: OperationName): Part {
  for (const methods of Object.values(document.paths)) {
    for (const operationObject of Object.values(methods)) {
      if (operationObject.operationId !== operation) continue;
      const parameters = (operationObject.parameters ?? []).map(
        (parameter) => resolved(parameter) as Parameter,
      );
      const content =
        operationObject.requestBody &&
        (resolved(operationObject.requestBody) as { content: Record<string, Schema> });
      const json = content?.content["application/json"];
      const examples = Object.values((json?.examples ?? {}) as Record<string, { value: unknown }>);
      return {
        parameters,
        body: json?.schema as Schema | undefined,
        examples: examples.map((example) => resolved(example).value),
      };
    }
  }
  throw new Error(`${operation} is not in the contract`);
}

export const getAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((parent, key) => (parent as Record<string, unknown>)[key], value);

export function listPaths(value: unknown): string[][] {
  if (typeof value !== "object" || value === null) return [[]];
  return [
    [],
    ...Object.entries(value).flatMap(([key, part]) => listPaths(part).map((rest) => [key, ...rest])),
  ];
}

/** The value with `replacement` at a path; missing parents are created. */
export function replaced(value: unknown, [key, ...rest]: string[], replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const isList = Array.isArray(value) || (value == null && key === "0");
  const copy = (isList ? [...((value as unknown[]) ?? [])] : { ...(value as object) }) as Record<
    string,
    unknown
  >;
  copy[key] = replaced(copy[key], rest, replacement);
  return copy;
}
