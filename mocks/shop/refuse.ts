import type { Refusal } from "@velours/sdk/rules";
import { type ErrorReference, getErrorText, type TextOptions, toErrorResponse } from "@velours/sdk/shop";
import type { MockResponse } from "./MockResponse.ts";

/** The answer that refuses with an error reference: status and English text are the catalogue's. */
export const refuse = (
  reference: ErrorReference,
  value: unknown = null,
  options: TextOptions & { headers?: MockResponse["headers"] } = {},
): MockResponse => toErrorResponse(reference, value, options) as MockResponse;

/** The refusal that has its text at one field as well. */
export const refuseField = (reference: ErrorReference, field: string): MockResponse =>
  refuse(reference, { [field]: getErrorText(reference) });

/** The answer for a rule that says no. */
export const refuseRule = ({
  reference,
  value,
  placeholders,
  variant,
}: Refusal<ErrorReference>): MockResponse =>
  refuse(reference, value ?? null, { values: placeholders, of: variant });

/** The answer to a request that breaks the contract: one text for each path that is wrong. */
export const refuseFields = (fields: Record<string, string>): MockResponse =>
  refuse("validationError", fields, { values: { text: Object.values(fields)[0] ?? "" } });
