import type { Contract, Operation } from "../../generate/contract.ts";
import { type NamedExample, namedExamples, requestExamples } from "../../generate/examples/sampleRequest.ts";
import type { OpenApiDocument, ResponseObject } from "../../generate/OpenApiDocument.ts";
import type { Schema } from "../../generate/schema.ts";
import type { Block } from "../Page.ts";
import { listFields, OPENED } from "../schema/fields.ts";
import { headerField } from "../schema/headerField.ts";
import { typeText } from "../schema/typeParts.ts";

/** The responses of an operation besides the errors of the catalogue. */
export function answerBlocks({ document, headersEverywhere }: Contract, { answers }: Operation): Block[] {
  return answers.flatMap(({ status, answer }): Block[] => {
    const own = ownContent(document, answer);
    if (status >= 400 && own.length === 0) return [];
    const headers = Object.entries(answer.headers ?? {})
      .filter(([name]) => !headersEverywhere.includes(name) && status < 400)
      .map(([name, header]) => headerField(document, name, header));
    const text = status < 400 ? (answer.description ?? "") : (answer.description?.split("\n")[0] ?? "");
    return [
      { kind: "heading", level: 2, text: `Answer ${status}` },
      { kind: "prose", markdown: text },
      ...(headers.length > 0
        ? [{ kind: "fields" as const, fields: headers, label: `Headers of ${status}` }]
        : []),
      ...own.flatMap(([media, schema]): Block[] => {
        const fields = listFields(document, schema, OPENED);
        const named = media === "application/json" ? "JSON" : `\`${media}\``;
        return [
          { kind: "prose", markdown: `${named}: ${typeText(schema)}.` },
          ...(fields.length > 0 ? [{ kind: "fields" as const, fields, label: `Body of ${status}` }] : []),
        ];
      }),
    ];
  });
}

/** The schemas of a response besides the errors of the catalogue. */
function ownContent(
  { components }: OpenApiDocument,
  { content = {} }: ResponseObject,
): [media: string, schema: Schema][] {
  const isError = ({ $ref = "" }: Schema) =>
    components.schemas[$ref.replace("#/components/schemas/", "")]?.["x-error"] !== undefined;
  return Object.entries(content).flatMap(([media, { schema }]): [string, Schema][] => {
    if (!schema || isError(schema)) return [];
    const hasErrors = schema.oneOf?.some(isError);
    const rest = hasErrors ? (schema.oneOf ?? []).filter((schema) => !isError(schema)) : [schema];
    return rest.map((schema) => [media, schema]);
  });
}

/** The examples of an operation that no sample shows yet: other requests, and every answer. */
export function exampleBlocks(document: OpenApiDocument, operation: Operation): Block[] {
  const answers = operation.answers.flatMap(({ status, answer }) =>
    Object.entries(answer.content ?? {}).flatMap(([media, content]) =>
      namedExamples(document, content)
        .filter(({ name }) => !operation.errors.includes(name))
        .map((example) => ({ ...firstItems(example), isText: media !== "application/json" }))
        .map((example) => ({ ...example, title: `${status} · ${example.summary}` })),
    ),
  );
  const requests = requestExamples(document, operation)
    .slice(1)
    .map((example) => ({ ...example, title: `Request · ${example.summary}`, isText: false }));
  return [...requests, ...answers].map(({ title, value, isText }) => ({
    kind: "code",
    language: isText ? "text" : "json",
    title,
    code: isText ? String(value) : JSON.stringify(value, null, 2),
  }));
}

/** Two items show what a list of twelve is. */
function firstItems(example: NamedExample): NamedExample {
  const { value, summary } = example;
  if (!Array.isArray(value) || value.length <= 2) return example;
  return { ...example, value: value.slice(0, 2), summary: `${summary}, 2 of ${value.length}` };
}
