import { follow, type Operation } from "../../generate/contract.ts";
import type { MediaType, OpenApiDocument, Parameter } from "../../generate/OpenApiDocument.ts";
import type { Schema } from "../../generate/schema.ts";
import { getExample } from "../schema/shape.ts";

/** Where samples are sent: `npm run mock`. */
export const MOCK = "http://localhost:4010";
export const CLIENT_TOKEN = "velours-dev";
/** A mock takes any key of a merchant. */
export const MERCHANT_KEY = "velours-merchant-key";

/** True for operations that only a merchant's program may call. */
export const needsMerchantKey = ({ object }: Operation): boolean =>
  (object.security ?? []).some(({ merchantKey }) => merchantKey !== undefined);

/** A request the contract allows, of the operation's own examples. */
export interface SampleRequest {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  /** Headers that the SDK sends by itself. */
  header: Record<string, unknown>;
  body: unknown;
  hasBody: boolean;
}

export function sampleRequest(document: OpenApiDocument, operation: Operation): SampleRequest {
  const values = (where: Parameter["in"], chosen: Parameter[]) =>
    Object.fromEntries(
      chosen
        .filter((parameter) => parameter.in === where)
        .map((parameter) => [parameter.name, parameterExample(document, parameter)]),
    );
  const required = operation.parameters.filter((parameter) => parameter.required);
  const bodies = requestExamples(document, operation);
  const isBare = required.length === 0 && operation.body === undefined;
  const telling = isBare ? operation.parameters.filter(isTelling).slice(0, 1) : [];
  return {
    path: values("path", required),
    query: values("query", [...required, ...telling]),
    header: values("header", required),
    body: bodies[0]?.value,
    hasBody: bodies.length > 0,
  };
}

/** Where a sample is sent. */
export function sampleAddress(operation: Operation, { path, query }: SampleRequest): string {
  const address = operation.path.replace(/\{([^}]+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(path[name])),
  );
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `${MOCK}/api${address}${search.size > 0 ? `?${search}` : ""}`;
}

export const sampleHeaders = (
  operation: Operation,
  { header, hasBody }: SampleRequest,
): Record<string, string> => ({
  "x-client-token": CLIENT_TOKEN,
  ...(needsMerchantKey(operation) && { "x-merchant-key": MERCHANT_KEY }),
  ...Object.fromEntries(Object.entries(header).map(([name, value]) => [name.toLowerCase(), String(value)])),
  ...(hasBody && { "content-type": "application/json" }),
});

/** Type of the body of a success; undefined where there is none. */
export function successType({ answers }: Operation): string | undefined {
  const success = answers.find(({ status }) => status < 300);
  return Object.keys(success?.answer.content ?? {})[0];
}

/** A listing asked for nothing at all shows little: the first plain parameter with an example says more. */
function isTelling({ in: where, schema }: Parameter): boolean {
  return where === "query" && (schema.examples ?? []).length > 0 && schema.properties === undefined;
}

export function parameterExample(document: OpenApiDocument, parameter: Parameter): unknown {
  return getExample(follow<Schema>(document, parameter.schema));
}

export interface NamedExample {
  name: string;
  summary: string;
  value: unknown;
}

export function requestExamples(document: OpenApiDocument, { object }: Operation): NamedExample[] {
  const body =
    object.requestBody && follow<{ content?: Record<string, MediaType> }>(document, object.requestBody);
  return namedExamples(document, body?.content?.["application/json"]);
}

export function namedExamples(document: OpenApiDocument, media: MediaType | undefined): NamedExample[] {
  return Object.entries(media?.examples ?? {}).map(([name, example]) => {
    const { summary, value } = follow<{ summary?: string; value?: unknown }>(
      document,
      example as { $ref: string },
    );
    return { name, summary: summary ?? name, value };
  });
}
