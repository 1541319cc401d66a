import { type Contract, follow, type Operation } from "../contract.ts";
import { deprecationHeaders, listDeprecations } from "../deprecation.ts";
import { namedExamples, sampleRequest } from "../examples/sampleRequest.ts";
import { findHandlers } from "../findHandlers.ts";
import type { OpenApiDocument, Parameter, ResponseObject } from "../OpenApiDocument.ts";
import { revalidationHeaders } from "../revalidation.ts";
import { eachSchema, type Schema } from "../schema.ts";
import type { Files } from "./Files.ts";
import { HEADER } from "./header.ts";

/**
 * The mock's part of the contract: the places of its operations, and the examples of those it does not work
 * out itself. An error has one example, whatever operation answers it; the first example of an operation that the
 * mock has a handler for is never answered, but the outcome of a campaign, whose page no session has.
 */
export function emitMock({ document, operations, errors }: Contract): Files {
  const handled = findHandlers(
    "mocks/shop",
    operations.filter(({ id }) => id !== "enterCampaign"),
  );
  const references = new Set(errors.map(({ reference }) => reference));
  const errorExamples: Record<string, unknown> = {};
  const rows = operations.map((operation) => {
    const secrets = listSecrets(document, operation);
    const answers = operation.answers.flatMap(({ status, answer }) => {
      const content = Object.entries(answer.content ?? {}).flatMap(([type, media]) => {
        const examples = namedExamples(document, media);
        for (const { name, value } of examples) if (references.has(name)) errorExamples[name] ??= value;
        const own = examples.filter(
          ({ name }, index) =>
            !references.has(name) && !(index === 0 && status < 300 && handled.has(operation.id)),
        );
        const values = Object.fromEntries(own.map(({ name, value }) => [name, value]));
        return own.length > 0 || status < 300 ? [[type, values] as const] : [];
      });
      const headers = exampleHeaders(document, answer);
      const stated = Object.keys(headers).length > 0 ? { headers } : {};
      return status < 300 || content.length > 0 || "headers" in stated
        ? [
            [
              status,
              { ...stated, ...(content.length > 0 && { content: Object.fromEntries(content) }) },
            ] as const,
          ]
        : [];
    });
    return { ...row(operation, Object.fromEntries(answers)), ...(secrets.length > 0 && { secrets }) };
  });
  const requests = operations.map((operation) => {
    const { url, body, hasBody } = sampleRequest(document, operation);
    return [operation.id, { url, ...(hasBody && { body: JSON.stringify(body) }) }];
  });
  return [
    [
      "mocks/generated/operations.ts",
      `${HEADER}import type { OperationRow } from "../OperationRow.ts";

export const errorExamples: Readonly<Record<string, unknown>> = ${JSON.stringify(errorExamples, null, 2)};

export const rows: readonly OperationRow[] = [
${rows.map((entry) => `  ${JSON.stringify(entry)},\n`).join("")}];
`,
    ],
    [
      "mocks/generated/exampleRequests.ts",
      `${HEADER}/** A request of each operation that the contract allows. */
export const exampleRequests: Readonly<Record<string, { url: string; body?: string }>> = ${JSON.stringify(Object.fromEntries(requests), null, 2)};
`,
    ],
  ];
}

const row = ({ id, method, path, object, parameters, body, scopes }: Operation, answers: object) => ({
  id,
  method: method.toUpperCase(),
  path,
  ...(scopes !== null && { scopes }),
  ...(object["x-vary"] && { vary: object["x-vary"] }),
  ...(listDeprecations(object, parameters).length > 0 && {
    deprecations: listDeprecations(object, parameters),
  }),
  ...(object["x-body-limit"] && { bodyLimit: object["x-body-limit"] }),
  ...(body && { body: body.required ? "required" : "optional" }),
  answers,
});

/** Names of the parameters and of the fields of the body, at any depth, that hold a secret. */
function listSecrets(document: OpenApiDocument, { parameters, body }: Operation): string[] {
  const names = new Set<string>();
  const seen = new Set<Schema>();
  const note = (name: string, schema: Schema) => {
    if (follow(document, schema).format === "password") names.add(name);
  };
  const visit = (schema: Schema) => {
    if (seen.has(schema)) return;
    seen.add(schema);
    eachSchema(schema, (part) => {
      if (part.$ref) visit(follow(document, part));
      for (const [name, field] of Object.entries(part.properties ?? {})) note(name, field);
    });
  };
  for (const { name, schema } of parameters) note(name, schema);
  if (body) visit(body.schema);
  return [...names];
}

interface ExampleHeader {
  schema?: Parameter["schema"];
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

/** Headers that the mock sets itself. */
const ownHeaders: ReadonlySet<string> = new Set([
  "x-session-validation",
  // An example has no next page.
  "x-pagination-next",
  "RateLimit-Policy",
  "RateLimit",
  ...revalidationHeaders,
  ...deprecationHeaders,
]);

/** An example of each other header. */
function exampleHeaders(document: OpenApiDocument, { headers = {} }: ResponseObject): Record<string, string> {
  const stated = Object.entries(headers).flatMap(([name, declared]): [string, string][] => {
    const { example, examples = {}, schema } = follow<ExampleHeader>(document, declared as ExampleHeader);
    const own = (schema && follow(document, schema)) as
      | { examples?: unknown[]; example?: unknown; default?: unknown }
      | undefined;
    const value =
      example ?? Object.values(examples)[0]?.value ?? own?.examples?.[0] ?? own?.example ?? own?.default;
    if (value === undefined || ownHeaders.has(name)) return [];
    return [[name.toLowerCase(), typeof value === "object" ? JSON.stringify(value) : String(value)]];
  });
  return Object.fromEntries(stated);
}
