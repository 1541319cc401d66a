import type { Operation } from "./contract.ts";

export interface ExampleRequest {
  /** Path and query, below the API's prefix. */
  url: string;
  body: string | undefined;
}

/** A request the contract allows, made of the operation's own examples. Throws where the contract has none. */
export function exampleRequest(operation: Operation): ExampleRequest {
  const readExample = (name: string): string => {
    const parameter = operation.parameters.find((parameter) => parameter.name === name);
    const { schema = {}, example } = parameter ?? {};
    const value =
      example ?? schema.example ?? schema.examples?.[0] ?? schema.const ?? schema.enum?.[0] ?? schema.default;
    if (value === undefined)
      throw new Error(`${operation.operationId}: the parameter ${name} has no example.`);
    return String(value);
  };
  const path = operation.path.replace(/\{([^}]+)\}/g, (_all, name: string) =>
    encodeURIComponent(readExample(name)),
  );
  const query = new URLSearchParams(
    operation.parameters
      .filter((parameter) => parameter.in === "query" && parameter.required)
      .map(({ name }) => [name, readExample(name)]),
  );
  const content = operation.requestBody?.content["application/json"];
  if (!content) return { url: `${path}${query.size ? `?${query}` : ""}`, body: undefined };
  const body = Object.values(content.examples ?? {})[0]?.value ?? content.example;
  if (body === undefined) throw new Error(`${operation.operationId}: the request body has no example.`);
  return { url: `${path}${query.size ? `?${query}` : ""}`, body: JSON.stringify(body) };
}
