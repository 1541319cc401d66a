import { type ErrorBody, type ErrorReference, getErrorText } from "@velours/sdk/shop";
import { type ErrorResponse, toErrorResponse } from "../contract.ts";

/** References whose value has a text for each field. */
type FieldReference = {
  [R in ErrorReference]: ErrorBody<R>["value"] extends Record<string, string> ? R : never;
}[ErrorReference];

/** The refusal that has its text at one field as well. */
export function refuseField<R extends FieldReference>(
  reference: R,
  field: keyof ErrorBody<R>["value"],
): ErrorResponse<R> {
  return toErrorResponse(reference, { [field]: getErrorText(reference) });
}
