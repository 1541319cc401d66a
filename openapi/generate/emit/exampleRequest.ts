import { follow, type Operation } from "../contract.ts";
import type { MediaType, OpenApiDocument, OperationObject, Parameter } from "../OpenApiDocument.ts";

type Exemplified = Parameter & {
  example?: unknown;
  schema: { example?: unknown; examples?: unknown[]; default?: unknown; enum?: unknown[]; const?: unknown };
};

/**
 * A request the contract allows, below the API's prefix, made of the operation's own examples; empty where it has none.
 */
export function exampleRequest(
  document: OpenApiDocument,
  operation: Operation,
): { url: string; body?: string } {
  const readExample = (name: string): string => {
    const parameter = operation.parameters.find((parameter) => parameter.name === name) as
      | Exemplified
      | undefined;
    const schema = parameter?.schema ? follow<Exemplified["schema"]>(document, parameter.schema) : {};
    const value =
      parameter?.example ??
      schema.example ??
      schema.examples?.[0] ??
      schema.const ??
      schema.enum?.[0] ??
      schema.default;
    return String(value ?? "");
  };
  const path = operation.path.replace(/\{([^}]+)\}/g, (_all, name: string) =>
    encodeURIComponent(readExample(name)),
  );
  const query = new URLSearchParams(
    operation.parameters
      .filter((parameter) => parameter.in === "query" && parameter.required)
      .map(({ name }): [string, string] => [name, readExample(name)]),
  );
  const url = `${path}${query.size ? `?${query}` : ""}`;
  const body = exampleBody(document, operation.object);
  return body === undefined ? { url } : { url, body: JSON.stringify(body) };
}

function exampleBody(document: OpenApiDocument, { requestBody }: OperationObject): unknown {
  if (requestBody === undefined) return undefined;
  const { content } = follow<{ content?: Record<string, MediaType & { example?: unknown }> }>(
    document,
    requestBody as { $ref: string },
  );
  const { examples = {}, example } = content?.["application/json"] ?? {};
  const [first] = Object.values(examples);
  return first ? follow<{ value?: unknown }>(document, first as { $ref: string }).value : example;
}
