import { follow, type Operation } from "../contract.ts";
import type { MediaType, OpenApiDocument, Parameter } from "../OpenApiDocument.ts";
import type { Schema } from "../schema.ts";

/** A request the contract allows, of the operation's own examples. */
export interface SampleRequest {
  /** Below the API's prefix. */
  url: string;
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
  const telling = isBare ? operation.parameters.filter((each) => isTelling(document, each)).slice(0, 1) : [];
  const path = values("path", required);
  const query = values("query", [...required, ...telling]);
  const filled = operation.path.replace(/\{([^}]+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(path[name])),
  );
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return {
    url: `${filled}${search.size > 0 ? `?${search}` : ""}`,
    path,
    query,
    header: values("header", required),
    body: bodies[0]?.value,
    hasBody: bodies.length > 0,
  };
}

/**
 * A listing asked for nothing at all shows little: the first plain parameter with an example says more. A cursor does not,
 * because the shop refuses one that it did not make for this list.
 */
function isTelling(document: OpenApiDocument, parameter: Parameter): boolean {
  const hasExamples = (follow<Schema>(document, parameter.schema).examples ?? []).length > 0;
  const isPlain = parameter.in === "query" && parameter.name !== "cursor";
  return isPlain && hasExamples && typeof parameterExample(document, parameter) !== "object";
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

/** A value to show for a schema: its example, else the only or first value it allows. */
export function getExample(schema: Schema): unknown {
  const [example] = schema.examples ?? [];
  return example ?? schema.example ?? schema.const ?? schema.default ?? schema.enum?.[0];
}
