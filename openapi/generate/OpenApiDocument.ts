import type { Schema } from "./schema.ts";

/** The bounds of what states none: characters of a text, items of a list, and the absolute value of a number. */
export interface Bounds {
  text: number;
  list: number;
  number: number;
}

export const METHODS = ["get", "put", "post", "delete", "patch", "head", "options"] as const;

export interface Parameter {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required?: boolean;
  style?: string;
  explode?: boolean;
  schema: Schema;
  description?: string;
  deprecated?: boolean;
  /** Days, as 2027-05-31, on what is deprecated. */
  "x-deprecated-since"?: string;
  "x-sunset"?: string;
}

export interface MediaType {
  schema?: Schema;
  examples?: Record<string, { summary?: string; value?: unknown; $ref?: string }>;
}

export interface ResponseObject {
  $ref?: string;
  description?: string;
  headers?: Record<string, { $ref?: string; description?: string; required?: boolean; schema?: Schema }>;
  content?: Record<string, MediaType>;
}

export interface OperationObject {
  operationId: string;
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { $ref?: string; required?: boolean; content?: Record<string, MediaType> };
  responses: Record<string, ResponseObject>;
  /** Schemes that are all needed, with the scopes of each; one entry for each alternative. */
  security?: Record<string, string[]>[];
  "x-errors"?: string[];
  /** It changes nothing, whatever its method: a client may repeat it. */
  "x-safe"?: boolean;
  "x-body-limit"?: number;
  /** Request headers that its 200 answer depends on, beside its address; undefined where it depends on more. */
  "x-vary"?: string[];
  deprecated?: boolean;
  /** Days, as 2027-05-31, on what is deprecated. */
  "x-deprecated-since"?: string;
  "x-sunset"?: string;
}

export interface OpenApiDocument {
  openapi: string;
  info: { version: string };
  servers?: { url: string }[];
  tags?: { name: string }[];
  externalDocs?: { url: string };
  paths: Record<string, Record<string, OperationObject>>;
  /** Requests that the shop sends, by the kind of their event. */
  webhooks?: Record<string, { post: OperationObject & { "x-followed-by"?: string[] } }>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    headers?: Record<string, { required?: boolean; schema?: Schema }>;
    responses?: Record<string, ResponseObject>;
    requestBodies?: Record<string, { required?: boolean; content?: Record<string, MediaType> }>;
    examples?: Record<string, { value?: unknown }>;
  };
  "x-bounds"?: Bounds;
  "x-errors-everywhere"?: string[];
  "x-errors-on-writes"?: string[];
}
