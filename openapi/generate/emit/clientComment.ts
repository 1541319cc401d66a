import { type Contract, follow, type Operation } from "../contract.ts";
import { formatCall, formatGroupCall } from "../examples/formatCall.ts";
import { sampleRequest } from "../examples/sampleRequest.ts";
import type { OpenApiDocument, Parameter } from "../OpenApiDocument.ts";

/**
 * The documentation an editor shows for an operation: its summary, description, address, parameters and refusals, and
 * where to read on.
 */
export const clientComment = (contract: Contract, operation: Operation): string =>
  comment(contract, operation, {
    place: (place, name) => (place === "body" ? "options.body" : `options.params.${place}.${name}`),
    format: formatCall,
  });

/** The same for its call by group, whose arguments are the values of the path, the body and the query. */
export const groupComment = (contract: Contract, operation: Operation): string =>
  comment(contract, operation, {
    place: (place, name) => (place === "query" ? `query.${name}` : name),
    format: formatGroupCall,
  });

interface Style {
  place: (place: string, name: string) => string;
  format: typeof formatGroupCall;
}

function comment({ document }: Contract, operation: Operation, { place, format }: Style): string {
  const { id, method, path, object, parameters, body } = operation;
  const lines = [
    `${object.summary}.`,
    "",
    ...paragraphs(object.description),
    "",
    `\`${method.toUpperCase()} ${path}\``,
    "",
    ...parameters
      .filter(isPassed)
      .map(({ name, in: where, description }) => `@param ${place(where, name)} ${oneLine(description)}`),
    ...(body
      ? [`@param ${place("body", "body")} ${oneLine(follow(document, body.schema).description)}`]
      : []),
    `@returns \`data\`, or an \`error\` with one of these references: ${operation.errors.join(", ")}.`,
    "@example",
    `const { data, error } = ${exampleCall(document, operation, format)};`,
    `@see ${document.externalDocs?.url}operations/${id}.html`,
  ];
  return `  /**\n${lines
    .flatMap((line) => line.split("\n"))
    .map((line) => `   * ${line.replaceAll("*/", "* /")}`.trimEnd())
    .join("\n")}\n   */\n`;
}

/** More lines than this hide the rest of what an editor shows. */
const MOST_LINES = 24;
const BODY = "…";

function exampleCall(
  document: OpenApiDocument,
  operation: Operation,
  format: typeof formatGroupCall,
): string {
  const request = sampleRequest(document, operation);
  const call = format(operation, request);
  if (call.split("\n").length <= MOST_LINES) return call;
  return format(operation, { ...request, body: BODY }).replace(/body: "…"|"…"/, "body");
}

/** The client sends the key and how long it waits itself; their options have descriptions of their own. */
export const isPassed = ({ name, in: place }: Parameter): boolean =>
  place !== "cookie" && !/^(idempotency-key|prefer)$/i.test(name);

const paragraphs = (text?: string): string[] => (text ?? "").trim().split("\n");
const oneLine = (text?: string): string => (text ?? "").trim().replace(/\s*\n\s*/g, " ");
