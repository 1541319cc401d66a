import { readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { parse } from "yaml";
import { boundSchemas } from "./bounds.ts";
import { bundleDocument } from "./bundle.ts";
import { expandDeprecation } from "./deprecation.ts";
import { type ErrorFile, expandErrors, readErrors } from "./errors.ts";
import {
  METHODS,
  type OpenApiDocument,
  type OperationObject,
  type Parameter,
  type ResponseObject,
} from "./OpenApiDocument.ts";
import { expandRevalidation } from "./revalidation.ts";
import type { Schema } from "./schema.ts";
import { yamlFiles } from "./yamlFiles.ts";

/** An operation with everything its references point at. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  object: OperationObject;
  parameters: Parameter[];
  body: { schema: Schema; required: boolean } | undefined;
  answers: { status: number; answer: ResponseObject }[];
  /** Takes an Idempotency-Key, so that repeating it is safe. */
  idempotent: boolean;
  /** Reads and changes nothing: a GET, or what the contract marks with `x-safe`. */
  safe: boolean;
  /** The scopes a merchant's key needs for it; null where no key is asked for. */
  scopes: string[] | null;
  /** Error references it may answer, the everywhere ones included. */
  errors: string[];
}

export interface Contract {
  document: OpenApiDocument;
  operations: Operation[];
  errors: ErrorFile[];
  /** Names of the headers every response has. The server sets them, not the handlers. */
  headersEverywhere: string[];
}

/** Reads `folder` (the one that holds openapi.yaml), bundles it and expands its errors. */
export async function readContract(folder: string): Promise<Contract> {
  const index = join(folder, "openapi.yaml");
  const root = parse(readFileSync(index, "utf8"));
  const errors = readErrors(join(folder, "errors"));
  root.components ??= {};
  root.components.schemas = {
    ...schemaFiles(folder),
    ...errorSchemas(errors, folder),
    ...root.components.schemas,
  };
  const everywhere = headersEverywhere(root);
  const document = expandErrors((await bundleDocument(root, index)) as OpenApiDocument, errors);
  expandRevalidation(document);
  expandDeprecation(document, (parameter) => follow<Parameter>(document, parameter));
  for (const operation of listOperations(document)) {
    for (const { answer } of operation.answers) answer.headers = { ...answer.headers, ...everywhere };
  }
  boundSchemas(document);
  return {
    document,
    operations: listOperations(document),
    errors,
    headersEverywhere: Object.keys(everywhere),
  };
}

/** Makes components of the headers every answer has (`x-headers-everywhere`), and says how to refer to them. */
function headersEverywhere(root: {
  components: { headers?: object };
  "x-headers-everywhere"?: Record<string, { $ref: string }>;
}): Record<string, { $ref: string }> {
  const headers = Object.entries(root["x-headers-everywhere"] ?? {}).map(([name, { $ref }]) => ({
    name,
    component: basename($ref, ".yaml"),
    $ref,
  }));
  root.components.headers = {
    ...root.components.headers,
    ...Object.fromEntries(headers.map((header) => [header.component, { $ref: header.$ref }])),
  };
  delete root["x-headers-everywhere"];
  return Object.fromEntries(
    headers.map((header) => [header.name, { $ref: `#/components/headers/${header.component}` }]),
  );
}

/** Every schema file is a component, whether an operation reaches it or not: screens use some alone. */
function schemaFiles(folder: string): Record<string, Schema> {
  const found: Record<string, Schema> = {};
  for (const under of ["schemas", join("shared", "schemas")]) {
    for (const file of yamlFiles(join(folder, under)))
      found[basename(file, ".yaml")] = { $ref: relative(folder, file) };
  }
  return found;
}

function errorSchemas(errors: ErrorFile[], folder: string): Record<string, Schema> {
  return Object.fromEntries(
    errors.map((error) => [error.schemaName, rebase(error.schema, join(folder, "errors"), folder) as Schema]),
  );
}

/** Moves relative references from the folder they were written in to the one they are read from. */
function rebase(node: unknown, from: string, to: string): unknown {
  if (Array.isArray(node)) return node.map((child) => rebase(child, from, to));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) =>
      key === "$ref" && typeof value === "string" && !value.startsWith("#")
        ? [key, relative(to, resolve(from, value))]
        : [key, rebase(value, from, to)],
    ),
  );
}

/** Operations of the shop, and those that ask for a merchant's key. */
export const byCaller = (operations: readonly Operation[]): Record<"shop" | "merchant", Operation[]> => ({
  shop: operations.filter(({ scopes }) => scopes === null),
  merchant: operations.filter(({ scopes }) => scopes !== null),
});

/** The media type of an answer that is a file, such as `application/pdf`; undefined for JSON and for nothing. */
export const fileType = ({ content = {} }: ResponseObject): string | undefined =>
  Object.keys(content).find((type) => type !== "application/json");

export function getDomainName(file: string): string {
  return basename(dirname(file));
}

/** Follows a local reference (`#/components/…`) to what it names. */
export function follow<T>(document: OpenApiDocument, node: T | { $ref: string }): T {
  let current: unknown = node;
  for (let depth = 0; depth < 20; depth++) {
    const ref = (current as { $ref?: string } | undefined)?.$ref;
    if (!ref) return current as T;
    current = ref
      .slice(2)
      .split("/")
      .reduce<unknown>(
        (at, key) => (at as Record<string, unknown>)?.[key.replaceAll("~1", "/").replaceAll("~0", "~")],
        document,
      );
  }
  throw new Error(`A reference of the contract goes in circles: ${(node as { $ref: string }).$ref}`);
}

export function listOperations(document: OpenApiDocument): Operation[] {
  const found: Operation[] = [];
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const object = item[method];
      if (!object) continue;
      const parameters = (object.parameters ?? []).map((parameter) => follow<Parameter>(document, parameter));
      const body = object.requestBody
        ? follow<NonNullable<OperationObject["requestBody"]>>(document, object.requestBody)
        : undefined;
      const schema = body?.content?.["application/json"]?.schema;
      const answers = Object.entries(object.responses)
        .map(([status, answer]) => ({
          status: Number(status),
          answer: follow<ResponseObject>(document, answer as ResponseObject),
        }))
        .sort((a, b) => a.status - b.status);
      found.push({
        id: object.operationId,
        method,
        path,
        object,
        parameters,
        body: schema ? { schema, required: body?.required === true } : undefined,
        answers,
        idempotent: parameters.some(
          (parameter) => parameter.in === "header" && parameter.name.toLowerCase() === "idempotency-key",
        ),
        safe: method === "get" || object["x-safe"] === true,
        scopes: object.security?.find(({ merchantKey }) => merchantKey !== undefined)?.merchantKey ?? null,
        errors: object["x-errors"] ?? [],
      });
    }
  }
  return found.sort((a, b) => a.id.localeCompare(b.id));
}
