import { catalogue, references } from "@velours/sdk/shop";
import type { HttpResponse } from "../http/Browser.ts";
import { createValidator } from "./createValidator.ts";
import { at, below, document, locate, type Operation } from "./document.ts";
import { findWriteOnly } from "./findWriteOnly.ts";

/** Kinds of breaches of the contract. */
export type Rule = "answer" | "status" | "content-type" | "schema" | "header" | "reference";
export interface Breach {
  rule: Rule;
  message: string;
}

const findErrors = createValidator(document);

/** Validation errors of a value, in the validator's words; at most three. */
function validate(pointer: string, value: unknown): string | undefined {
  const errors = findErrors(pointer, value).slice(0, 3);
  if (errors.length === 0) return undefined;
  return errors.map(({ instancePath, message }) => `${instancePath || "the value"} ${message}`).join("; ");
}

/** Holds an answer against the contract: status, content type, body, headers and error reference. */
export function checkAnswer(operation: Operation, answer: HttpResponse): Breach[] {
  const place = operation.responses.get(answer.status);
  if (place === undefined) {
    return [{ rule: "status", message: `${operation.name} does not declare status ${answer.status}` }];
  }
  return [
    ...checkBody(place, answer),
    ...checkHeaders(place, answer),
    ...(answer.status >= 400 ? checkReference(operation, answer) : []),
  ];
}

function checkBody(place: string, { headers, text, body, status }: HttpResponse): Breach[] {
  const content = below(place, "content");
  const types = content === undefined ? [] : Object.keys(at(locate(content)));
  const [type = "", ...attributes] = String(headers["content-type"] ?? "").split(";");
  if (text === "") {
    return types.length === 0 ? [] : [{ rule: "schema", message: `a ${status} without the declared body` }];
  }
  if (!types.includes(type)) {
    const expected = types.join(" or ") || "no body";
    return [{ rule: "content-type", message: `content type "${type}" instead of ${expected}` }];
  }
  if (type !== "application/json") return [];
  const charset = attributes
    .map((attribute) => /^charset="?([\w-]+)/i.exec(attribute.trim())?.[1])
    .find(Boolean);
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    return [{ rule: "content-type", message: `charset "${charset}" instead of utf-8` }];
  }
  if (body === undefined) return [{ rule: "schema", message: "the body is no JSON" }];
  const schema = below(place, "content", type, "schema");
  if (schema === undefined) return [];
  const wrong = validate(schema, body);
  if (wrong !== undefined) return [{ rule: "schema", message: wrong }];
  const written = findWriteOnly(at(schema), body);
  return written === undefined
    ? []
    : [{ rule: "schema", message: `${written} is writeOnly: requests have it, and no answer` }];
}

function checkHeaders(place: string, { headers }: HttpResponse): Breach[] {
  const declared = below(place, "headers");
  if (declared === undefined) return [];
  return Object.keys(at(locate(declared))).flatMap((name): Breach[] => {
    const header = below(declared, name);
    if (header === undefined) return [];
    const declaration = at(locate(header)) as { required?: boolean; "x-vendor"?: boolean };
    const required = declaration.required === true && declaration["x-vendor"] !== true;
    const value = headers[name.toLowerCase()];
    if (value === undefined) {
      return required ? [{ rule: "header", message: `header ${name} is missing` }] : [];
    }
    const wrong = checkHeader(header, value);
    return wrong === undefined ? [] : [{ rule: "header", message: `header ${name}: ${wrong}` }];
  });
}

function checkHeader(header: string, value: string): string | undefined {
  const schema = below(header, "schema");
  if (schema === undefined) return undefined;
  const { type } = at(locate(schema)) as { type?: string };
  const wrong = validate(schema, type === "integer" || type === "number" ? Number(value) : value);
  const content = below(schema, "contentSchema");
  if (wrong !== undefined || content === undefined) return wrong;
  try {
    return validate(content, JSON.parse(value));
  } catch {
    return "it holds no JSON";
  }
}

function checkReference({ name }: Operation, { status, headers, body }: HttpResponse): Breach[] {
  // The card gateway has a list of errors of its own, and its text is passed on where the contract declares one.
  if (Array.isArray(body) || String(headers["content-type"]).startsWith("text/plain")) return [];
  const { reference } = (body ?? {}) as { reference?: string };
  const declared: readonly string[] = references[name];
  if (reference === undefined) return [{ rule: "reference", message: `a ${status} without a reference` }];
  if (!declared.includes(reference)) {
    return [{ rule: "reference", message: `${name} does not declare the reference "${reference}"` }];
  }
  const expected = catalogue[reference as keyof typeof catalogue].status;
  return expected === status
    ? []
    : [{ rule: "reference", message: `"${reference}" is answered with ${status} instead of ${expected}` }];
}
