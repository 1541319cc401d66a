import type { Operation } from "../contract.ts";
import { sampleRequest } from "../examples/sampleRequest.ts";
import type { OpenApiDocument } from "../OpenApiDocument.ts";

/** A request the contract allows, below the API's prefix, made of the operation's own examples. */
export function exampleRequest(
  document: OpenApiDocument,
  operation: Operation,
): { url: string; body?: string } {
  const { path, query, body, hasBody } = sampleRequest(document, operation);
  const filled = operation.path.replace(/\{([^}]+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(path[name])),
  );
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const url = `${filled}${search.size > 0 ? `?${search}` : ""}`;
  return hasBody ? { url, body: JSON.stringify(body) } : { url };
}
