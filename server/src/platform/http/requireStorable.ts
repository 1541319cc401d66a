import { InvalidRequestError } from "@velours/sdk/shop";

type Read = { params: unknown; query: unknown; body: unknown };

const depth = 100;

/**
 * Refuses values that JSON and URLs can carry and no database can store: the character NUL, half a surrogate pair, and
 * inexact numbers. Throws an InvalidRequestError that names the path.
 */
export function requireStorable({ params, query, body }: Read): void {
  for (const part of [params, query, body]) look(part, "", depth);
}

function look(value: unknown, path: string, left: number): void {
  if (typeof value === "string") {
    if (value.includes("\0") || !value.isWellFormed())
      throw refusal(path, "This text has a character it cannot have");
    return;
  }
  if (typeof value === "number") {
    if (Math.abs(value) > Number.MAX_SAFE_INTEGER) throw refusal(path, "This number is too large");
    return;
  }
  if (typeof value !== "object" || value === null) return;
  if (left === 0) throw refusal("body", "The body is nested too deeply");
  const isArray = Array.isArray(value);
  for (const [key, part] of Object.entries(value)) {
    look(key, path, left);
    look(part, isArray ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`, left - 1);
  }
}

const refusal = (path: string, text: string): InvalidRequestError =>
  new InvalidRequestError({ [path || "body"]: text });
