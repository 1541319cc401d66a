import { type Contract, follow, type Operation } from "../../generate/contract.ts";
import { parameterExample, requestExamples } from "../../generate/examples/sampleRequest.ts";
import type { OpenApiDocument } from "../../generate/OpenApiDocument.ts";
import { listTypes, type Schema } from "../../generate/schema.ts";
import type { TryRequest } from "../Page.ts";
import { toPlainRequest } from "../samples/request.ts";
import { listFields } from "../schema/fields.ts";

/** The form of an operation, filled with the contract's own examples. */
export function tryRequest({ document, errors }: Contract, operation: Operation): TryRequest {
  const statuses = new Map(errors.map(({ reference, status }) => [reference, status]));
  const { answer } = toPlainRequest(document, operation);
  return {
    operation: operation.id,
    method: operation.method.toUpperCase(),
    path: operation.path,
    ...(operation.scopes !== null && { isOfMerchants: true }),
    parameters: operation.parameters.flatMap((parameter) => {
      if (parameter.in === "cookie") return [];
      const example = parameterExample(document, parameter);
      const isObject = follow<Schema>(document, parameter.schema).properties !== undefined;
      if (isObject) return deepParameters(document, parameter.name, parameter.schema);
      const value = example === undefined || typeof example === "object" ? "" : String(example);
      const hint = parameter.description ?? "";
      return [
        {
          name: parameter.name,
          in: parameter.in,
          required: parameter.required === true,
          value: parameter.required ? value : "",
          isLiteral: isLiteral(follow<Schema>(document, parameter.schema)),
          hint,
        },
      ];
    }),
    bodies: requestExamples(document, operation).map(({ summary, value }) => ({
      name: summary,
      text: JSON.stringify(value, null, 2),
    })),
    ...(answer !== undefined && { answer }),
    scenarios: operation.errors.map((reference) => ({ reference, status: statuses.get(reference) ?? 500 })),
  };
}

/** `configuration[currency]`: a form has a field for each. */
function deepParameters(document: OpenApiDocument, name: string, schema: Schema): TryRequest["parameters"] {
  return listFields(document, schema)
    .filter(({ children }) => children.length === 0)
    .map((field) => ({
      name: `${name}[${field.name}]`,
      in: "query" as const,
      required: false,
      value: "",
      hint: field.description,
    }));
}

/** True for a value that is no text in the SDK. */
const isLiteral = (schema: Schema): boolean =>
  listTypes(schema).length > 0 && !listTypes(schema).some((type) => type === "string" || type === "array");
