import type { Refusal as RuleRefusal } from "@velours/sdk/rules";
import type { ErrorReference } from "@velours/sdk/shop";
import { type ErrorResponse, toErrorResponse } from "../contract.ts";

/** The response for a rule's refusal: reference and value are the rule's, status and text the catalogue's. */
export const refuseRule = <R extends ErrorReference>({
  reference,
  value,
  placeholders,
  variant,
}: RuleRefusal<R>): ErrorResponse<R> =>
  toErrorResponse(reference, value, { values: placeholders, of: variant });
