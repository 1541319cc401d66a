import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

interface Media {
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

interface OperationObject {
  parameters?: { style?: string; required?: boolean }[];
  responses: Record<string, { content?: Record<string, Media> }>;
}

export interface BundledContract {
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Record<string, unknown> };
}

const file = fileURLToPath(import.meta.resolve("@velours/sdk/openapi.json"));

/** The contract, bundled by `npm run generate`. */
export const contract = JSON.parse(readFileSync(file, "utf8")) as BundledContract;

/** Resolves a `$ref` of the contract; returns anything else unchanged. */
export function resolve<T>(part: T | { $ref: string }): T {
  const address = (part as { $ref?: string }).$ref;
  if (!address) return part as T;
  const steps = address.replace(/^#\//, "").split("/");
  return steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], contract) as T;
}
