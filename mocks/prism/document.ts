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
