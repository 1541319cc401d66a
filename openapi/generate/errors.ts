import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parse } from "yaml";
import { METHODS, type OpenApiDocument } from "./OpenApiDocument.ts";
import type { Message, Schema } from "./schema.ts";
import { yamlFiles } from "./yamlFiles.ts";

/** A text of an error, with a value for each of its placeholders. */
export interface ErrorMessage extends Message {
  /** The cases of this text, where an error has several (types of promotions, for example); absent for all other cases. */
  for?: string[];
  example?: Record<string, string | number>;
}

/** A file of `openapi/errors`. */
export interface ErrorFile {
  file: string;
  reference: string;
  status: number;
  summary: string;
  when: string;
  do: string;
  retry: boolean;
  /** Where it is found, for an error that no operation answers by itself. */
  within?: string;
  value?: Schema;
  messages: ErrorMessage[];
  example?: unknown;
  schemaName: string;
  schema: Schema;
}

export function readErrors(folder: string): ErrorFile[] {
  return yamlFiles(folder).map((file) => {
    const error = parse(readFileSync(file, "utf8")) as ErrorFile;
    const reference = error.reference ?? basename(file, ".yaml");
    const schemaName = `${reference.charAt(0).toUpperCase()}${reference.slice(1)}`;
    return {
      ...error,
      reference,
      file,
      messages: error.messages ?? [],
      schemaName,
      schema: buildErrorSchema(error, reference),
    };
  });
}

export const placeholders = (text = ""): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "").sort();

/** An error carries what its text is filled with; not where the text is all placeholder, which its value says. */
const carriesValues = (text = ""): boolean => placeholders(text).length > 0 && !/^\{\w+\}$/.test(text);

function buildErrorSchema(error: ErrorFile, reference: string): Schema {
  const value: Schema = error.value ?? { type: "null" };
  return {
    type: "object",
    title: error.summary,
    description: [error.when, error.do].filter(Boolean).join("\n\n"),
    required: ["reference", "message", "value"],
    properties: {
      reference: {
        type: "string",
        const: reference,
        description: "Names the error; stable, compare this one.",
      },
      message: {
        type: "string",
        description: "The text for the shopper, in English.",
        examples: [error.messages?.[0]?.en ?? ""],
      },
      ...(error.messages?.some(({ en }) => carriesValues(en)) && {
        values: { $ref: "#/components/schemas/MessageValues" },
      }),
      value:
        "$ref" in value
          ? value
          : {
              description:
                value.type === "null"
                  ? "Always null: the reference says it all."
                  : "What the error is about.",
              examples: [error.example ?? null],
              ...value,
            },
    },
    "x-error": { reference, status: error.status, retry: error.retry === true, messages: error.messages },
  };
}

/** Puts values into `{placeholder}`s. */
function fill(text: string, values: Record<string, unknown> = {}): string {
  return text.replace(/\{(\w+)\}/g, (all, name) => (name in values ? String(values[name]) : all));
}

/** An example of the error as it is sent. */
export function buildErrorExample(error: ErrorFile): object {
  const text = error.messages.find((message) => !message.for) ?? error.messages[0];
  return {
    reference: error.reference,
    message: fill(text?.en ?? "", text?.example),
    ...(carriesValues(text?.en) && { values: text?.example }),
    value: error.example ?? null,
  };
}

/** Writes the errors an operation names (`x-errors`), and those of every operation, into its responses. */
export function expandErrors(document: OpenApiDocument, errors: ErrorFile[]): OpenApiDocument {
  const errorsByReference = new Map(errors.map((error) => [error.reference, error]));
  const everywhere = document["x-errors-everywhere"] ?? [];
  const onWrites = document["x-errors-on-writes"] ?? [];
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      const references = [
        ...new Set([
          ...(operation["x-errors"] ?? []),
          ...everywhere,
          ...(method === "get" || method === "head" ? [] : onWrites),
        ]),
      ];
      operation["x-errors"] = references;
      for (const reference of references) {
        const error = errorsByReference.get(reference);
        if (!error)
          throw new Error(
            `${operation.operationId ?? `${method} ${path}`} names the error "${reference}", which has no file: write openapi/errors/${reference}.yaml or correct x-errors.`,
          );
        addError(operation.responses, error);
      }
    }
  }
  return document;
}

/** Its answers have `Retry-After`: the shop is busy with something that ends, not broken. */
export const saysWhenToRepeat = ({ retry, status }: ErrorFile): boolean => retry && status !== 500;

function addError(responses: OpenApiDocument["paths"][string][string]["responses"], error: ErrorFile): void {
  responses[error.status] ??= { description: "" };
  const answer = responses[error.status];
  if (!answer) return;
  answer.content ??= {};
  answer.content["application/json"] ??= {};
  const media = answer.content["application/json"];
  const ref = { $ref: `#/components/schemas/${error.schemaName}` };
  if (!media.schema) media.schema = ref;
  else if (media.schema.oneOf && Object.keys(media.schema).length === 1) media.schema.oneOf.push(ref);
  else media.schema = { oneOf: [media.schema, ref] };
  media.examples = {
    ...media.examples,
    [error.reference]: { summary: error.summary, value: buildErrorExample(error) },
  };
  answer.description = [answer.description, `${error.reference}: ${error.summary}`]
    .filter(Boolean)
    .join("\n");
  if (saysWhenToRepeat(error)) {
    answer.headers = {
      "Retry-After": {
        description: "Seconds to wait before asking again.",
        schema: { type: "integer", minimum: 0, examples: [30] },
      },
      ...answer.headers,
    };
  }
}
