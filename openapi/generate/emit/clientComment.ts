import { type Contract, follow, type Operation } from "../contract.ts";
import { formatCall } from "../examples/formatCall.ts";
import { sampleRequest } from "../examples/sampleRequest.ts";
import type { OpenApiDocument, Parameter } from "../OpenApiDocument.ts";

/**
 * The documentation an editor shows for an operation: its summary, description, address, parameters and refusals, and
 * where to read on.
 */
export function clientComment({ document }: Contract, operation: Operation): string {
  const { id, method, path, object, parameters, body } = operation;
  const lines = [
    `${object.summary}.`,
    "",
    ...paragraphs(object.description),
    "",
    `\`${method.toUpperCase()} ${path}\``,
    "",
    ...parameters.flatMap((parameter) => parameterLine(parameter)),
    ...(body ? [`@param options.body ${oneLine(follow(document, body.schema).description)}`] : []),
    `@returns \`data\`, or an \`error\` with one of these references: ${operation.errors.join(", ")}.`,
    "@example",
    `const { data, error } = ${exampleCall(document, operation)};`,
    `@see ${document.externalDocs?.url}operations/${id}.html`,
  ];
  return `  /**\n${lines
    .flatMap((line) => line.split("\n"))
    .map((line) => `   * ${line.replaceAll("*/", "* /")}`.trimEnd())
    .join("\n")}\n   */\n`;
}

/** More lines than this hide the rest of what an editor shows. */
const MOST_LINES = 24;

function exampleCall(document: OpenApiDocument, operation: Operation): string {
  const request = sampleRequest(document, operation);
  const call = formatCall(operation, request);
  if (call.split("\n").length <= MOST_LINES) return call;
  return formatCall(operation, { ...request, body: "" }).replace('body: ""', "body");
}

function parameterLine({ name, in: place, description }: Parameter): string[] {
  // The client sends the key itself; its option has a description of its own.
  if (place === "cookie" || name.toLowerCase() === "idempotency-key") return [];
  return [`@param options.params.${place}.${name} ${oneLine(description)}`];
}

const paragraphs = (text?: string): string[] => (text ?? "").trim().split("\n");
const oneLine = (text?: string): string => (text ?? "").trim().replace(/\s*\n\s*/g, " ");
