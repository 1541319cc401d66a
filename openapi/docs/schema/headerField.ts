import { follow } from "../../generate/contract.ts";
import type { OpenApiDocument } from "../../generate/OpenApiDocument.ts";
import type { Schema } from "../../generate/schema.ts";
import { type Field, toField } from "./fields.ts";

/** A header of an answer. */
export function headerField(document: OpenApiDocument, name: string, header: object | undefined): Field {
  const {
    schema = {},
    required,
    description,
  } = follow<{ schema?: Schema; required?: boolean; description?: string }>(
    document,
    (header ?? {}) as { $ref: string },
  );
  return { ...toField(document, name, schema, required === true), description: description ?? "" };
}
