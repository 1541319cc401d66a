import { parseDecline } from "@velours/sdk/rules";
import { m } from "../../../platform/text/m.ts";
import type { Text } from "../../../platform/text/useText.ts";

/** Advice on a bank's decline, which itself is a word or two of its own; null for other errors. */
export function declineAdvice(text: Text, error: unknown): string | null {
  switch (parseDecline(error)) {
    case "refused":
      return text(m.decline_refused);
    case "insufficientFunds":
      return text(m.decline_insufficient_funds);
    case "expiredCard":
      return text(m.decline_expired_card);
    case "wrongSecurityCode":
      return text(m.decline_wrong_security_code);
    case null:
      return null;
  }
}
