import { toRecord } from "../forms/toRecord.ts";

/** Errors of a form by field path, and the one that is about the whole: under 'general'. */
export type FormErrors = Record<string, string> & { general?: string };

/**
 * Where the errors of an answer, or of a validator, show: each at its path; one without a path, or the message of an
 * error that names no field, under general. A field's empty text is kept: it moves the focus.
 */
export function parseFieldErrors(error: { value?: unknown; message?: string }): FormErrors {
  const value = toRecord(error.value);
  const fields = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const byPath = Object.fromEntries(fields.map(([path, text]) => [path || "general", text]));
  return fields.length > 0 || !error.message ? byPath : { general: error.message };
}
