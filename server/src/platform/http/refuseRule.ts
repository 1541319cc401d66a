import { catalogue, type ErrorBody, type ErrorReference, getErrorText } from "@velours/sdk/errors";
import type { Refusal as RuleRefusal } from "@velours/sdk/rules";
import type { ErrorResponse } from "../contract.ts";

/** The response for a rule's refusal: reference and value are the rule's, status and text the catalogue's. */
export function refuseRule<R extends ErrorReference>({
  reference,
  value = null,
  placeholders,
  variant,
}: RuleRefusal<R>): ErrorResponse<R> {
  const message = getErrorText(reference, { values: placeholders, of: variant });
  return {
    status: catalogue[reference].status,
    body: { reference, message, value } as unknown as ErrorBody<R>,
  };
}
