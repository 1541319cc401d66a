import { METHODS, type OpenApiDocument, type OperationObject, type Parameter } from "./OpenApiDocument.ts";

/** Headers of answers to a call that uses something deprecated. The server sets them, not the handlers. */
export const deprecationHeaders: readonly string[] = ["Deprecation", "Sunset"];

/** Something deprecated of an operation, as a row of the generated tables. */
export interface DeprecationRow {
  /** The parameter that a call uses; absent where it is the operation itself. */
  parameter?: { name: string; in: "query" | "header" };
  /** https://www.rfc-editor.org/rfc/rfc9745 */
  deprecation: string;
  /** https://www.rfc-editor.org/rfc/rfc8594 */
  sunset: string;
}

/** Lists the deprecated parts of an operation: the whole, or parameters of it. */
export function listDeprecations(
  object: OperationObject,
  parameters: readonly Parameter[],
): DeprecationRow[] {
  const used = parameters.filter(({ in: place }) => place === "query" || place === "header");
  return [
    ...toRow(object),
    ...used.flatMap((parameter) =>
      toRow(parameter).map((row) => ({
        parameter: { name: parameter.name, in: parameter.in as "query" | "header" },
        ...row,
      })),
    ),
  ];
}

function toRow({
  deprecated,
  "x-deprecated-since": since,
  "x-sunset": sunset,
}: Pick<OperationObject, "deprecated" | "x-deprecated-since" | "x-sunset">): DeprecationRow[] {
  if (!deprecated || since === undefined || sunset === undefined) return [];
  return [{ deprecation: `@${Date.parse(since) / 1000}`, sunset: new Date(sunset).toUTCString() }];
}

const header = (description: string, example: string) => ({
  description,
  schema: { type: "string", maxLength: 100, examples: [example] },
});

const headers = {
  Deprecation: header(
    "Since when something of this call is deprecated, in epoch seconds after `@`.",
    "@1795737600",
  ),
  Sunset: header(
    "When what is deprecated of this call goes at the earliest.",
    "Mon, 31 May 2027 00:00:00 GMT",
  ),
};

/** Declares the headers on each answer of an operation that is deprecated, or has parameters that are. */
export function expandDeprecation(
  document: OpenApiDocument,
  follow: (parameter: Parameter | { $ref: string }) => Parameter,
): void {
  for (const item of Object.values(document.paths ?? {})) {
    for (const method of METHODS) {
      const object = item[method];
      if (object === undefined) continue;
      if (listDeprecations(object, (object.parameters ?? []).map(follow)).length === 0) continue;
      for (const answer of Object.values(object.responses ?? {}))
        answer.headers = { ...answer.headers, ...structuredClone(headers) };
    }
  }
}
