import type { Contract } from "../../generate/contract.ts";

/** Which operations and schemas name a schema themselves, by the schema's name. */
export function usedBy({ document, operations }: Contract): (name: string) => {
  operations: string[];
  schemas: string[];
} {
  const inOperations = operations.map(({ id, object }) => [id, namesIn(object)] as const);
  const inSchemas = Object.entries(document.components.schemas)
    .filter(([, schema]) => schema["x-error"] === undefined)
    .map(([name, schema]) => [name, namesIn(schema)] as const);
  return (name) => ({
    operations: inOperations.filter(([, names]) => names.has(name)).map(([id]) => id),
    schemas: inSchemas.filter(([own, names]) => own !== name && names.has(name)).map(([own]) => own),
  });
}

function namesIn(node: unknown): Set<string> {
  const text = JSON.stringify(node);
  return new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1] ?? ""));
}
