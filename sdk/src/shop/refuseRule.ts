import type { ErrorReference } from "../everyError.ts";
import type { Refusal } from "../rules/refusal.ts";
import { type ErrorResponse, toErrorResponse } from "./refuse.ts";

/** The response for a rule's refusal: reference and value are the rule's, status and text the catalogue's. */
export const refuseRule = <R extends ErrorReference>({
  reference,
  value,
  placeholders,
  variant,
}: Refusal<R>): ErrorResponse<R> => toErrorResponse(reference, value, { values: placeholders, of: variant });
