import { type ErrorReference, getErrorText, type Language } from "@velours/sdk/errors";
import type { Refusal } from "@velours/sdk/rules";
import type { CartError } from "./CartState.ts";

/** Text of a rule's refusal. */
export function cartError(refusal: Refusal, language: Language): CartError {
  const { reference, placeholders, variant } = refusal;
  const message = getErrorText(reference as ErrorReference, {
    language,
    ...(placeholders && { values: placeholders }),
    ...(variant && { of: variant }),
  });
  return { reference, message };
}
