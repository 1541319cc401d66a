import { RefusedError } from "@velours/sdk";
import { isReference } from "@velours/sdk/errors";
import type { Language } from "@velours/sdk/types";
import { formFailure } from "../../../../platform/forms/formFailure.ts";
import { m } from "../../../../platform/text/m.ts";
import type { Text } from "../../../../platform/text/useText.ts";

export interface JoinFailure {
  /** The cause and a remedy; absent when only joining with a password helps. */
  reason?: string | undefined;
  mayRetry: boolean;
  /** No answer came: the account may have been created. */
  lost: boolean;
}

interface Attempt {
  text: Text;
  language: Language;
  email: string;
  /** An attempt before this one got no answer. */
  wasLost: boolean;
}

/** Why an account could not be created after an order. */
export function describeFailure(error: unknown, { text, language, email, wasLost }: Attempt): JoinFailure {
  if (!(error instanceof RefusedError))
    return { reason: text(m.account_not_reached), mayRetry: true, lost: true };
  if (isReference(error.error, "joinNonceInvalid")) {
    // The nonce works once, and the attempt without an answer may have used it.
    return {
      mayRetry: false,
      lost: wasLost,
      ...(wasLost && { reason: text(m.account_maybe_ready, { email }) }),
    };
  }
  const { general, fields } = formFailure(error, { text, language, names: {} });
  const { status } = error.response;
  return {
    reason: general || Object.values(fields)[0],
    mayRetry: status === 429 || status >= 500,
    lost: wasLost,
  };
}
