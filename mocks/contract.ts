import {
  catalogue,
  type DeprecationRow,
  defaultBodyLimit,
  type ErrorReference,
  references,
} from "@velours/sdk/shop";
import type { MerchantScope } from "@velours/sdk/types";
import { errorExamples, rows } from "./generated/operations.ts";
import type { OperationRow } from "./OperationRow.ts";

export interface Media {
  examples: Record<string, { value: unknown }>;
}

interface ExampleResponse {
  content: Record<string, Media>;
  headers: Record<string, string>;
}

/** An operation as the mock needs it. */
export interface Operation {
  operationId: string;
  method: string;
  /** With its parameters in braces, below the API's prefix. */
  path: string;
  pattern: RegExp;
  /** Scopes that a merchant's key or a member of staff needs; undefined for what anybody may call. */
  scopes: readonly MerchantScope[] | undefined;
  requestBody: "required" | "optional" | undefined;
  /** Bytes its body may have. */
  bodyLimit: number;
  /** Request headers that its 200 answer depends on, beside its address; undefined where it depends on more. */
  vary: readonly string[] | undefined;
  /** Names of its parameters and of the fields of its body that hold a secret. */
  secrets: ReadonlySet<string>;
  /** Its deprecated parts. */
  deprecations: readonly DeprecationRow[];
  /** Examples by status. */
  responses: Record<string, ExampleResponse>;
}

function toOperation({
  id,
  method,
  path,
  scopes,
  body,
  bodyLimit = defaultBodyLimit,
  vary,
  secrets = [],
  deprecations = [],
  answers,
}: OperationRow): Operation {
  const responses: Operation["responses"] = {};
  const respond = (status: number | string) => {
    responses[status] ??= { content: {}, headers: answers[status]?.headers ?? {} };
    return responses[status].content;
  };
  for (const [status, { content = {} } = {}] of Object.entries(answers)) {
    const media = respond(status);
    for (const [type, examples] of Object.entries(content))
      media[type] = {
        examples: Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, { value }])),
      };
  }
  const declared = references[id as keyof typeof references] as readonly ErrorReference[];
  for (const reference of declared) {
    const media = respond(catalogue[reference].status);
    media["application/json"] ??= { examples: {} };
    media["application/json"].examples[reference] = { value: errorExamples[reference] };
  }
  return {
    operationId: id,
    method,
    path,
    pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, "([^/]+)")}$`),
    scopes,
    requestBody: body,
    bodyLimit,
    vary,
    secrets: new Set(secrets),
    deprecations,
    responses,
  };
}

export const mockOperations: readonly Operation[] = rows.map(toOperation);

/** The operation of a request, of HEAD that of GET; a path written out wins over one with a parameter. */
export function findOperation(method: string, path: string): Operation | undefined {
  const own = method === "HEAD" ? "GET" : method;
  const found = mockOperations.filter(
    (operation) => operation.method === own && operation.pattern.test(path),
  );
  return found.find((operation) => operation.path === path) ?? found[0];
}
