import { type ErrorBody, getErrorText } from "@velours/sdk/errors";
import { type ErrorResponse, toErrorResponse } from "../contract.ts";

type Named =
  | "turnstileChallengeFailed"
  | "oneTimeCodeInvalid"
  | "currentPasswordInvalid"
  | "emailCodeInvalid"
  | "passwordTooCommon";

/** The refusal that has its text at one field as well. */
export function refuseField<R extends Named>(
  reference: R,
  field: keyof ErrorBody<R>["value"],
): ErrorResponse<R> {
  return toErrorResponse(reference, { [field]: getErrorText(reference) });
}
