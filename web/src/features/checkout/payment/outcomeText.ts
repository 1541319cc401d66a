import { parseDecline } from "@velours/sdk/rules";
import type { Language } from "@velours/sdk/types";
import { m } from "../../../platform/text/m.ts";
import type { Text } from "../../../platform/text/useText.ts";
import type { PayOutcome, Unsettled } from "./PayOutcome.ts";
import { type PaymentFailure, paymentText } from "./paymentText.ts";

/** Advice on a bank's decline, which itself is a word or two of its own; null for other errors. */
function declineAdvice(text: Text, error: unknown): string | null {
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

export interface OutcomeText extends PaymentFailure {
  /** Advice on the outcome; null where the text says that. */
  advice: string | null;
}

/** Text of an outcome, for all means of payment; null where there is nothing to say. */
export function outcomeText(text: Text, language: Language, outcome: PayOutcome): OutcomeText | null {
  const plain = (words: string): OutcomeText => ({ text: words, advice: null, fields: {} });
  switch (outcome.kind) {
    case "paid":
    case "changed":
    case "canceled":
      return null;
    case "failed": {
      const found = paymentText(text, language, outcome.error, outcome.status);
      return found && { ...found, advice: declineAdvice(text, outcome.error) };
    }
    case "fraudFailed":
      return plain(text(m.something_went_wrong));
    case "stale":
      return plain(text(m.express_bag_changed));
    case "notSent":
      return plain(text(outcome.offline ? m.outcome_offline : m.outcome_not_sent));
    case "busy":
      return plain(text(m.outcome_busy));
    case "notPlaced":
      return plain(earlierText(text, outcome.kind));
    case "unknown":
      return plain(earlierText(text, outcome.state));
  }
}

/** Text of a purchase that had no answer. */
export const earlierText = (text: Text, state: Unsettled | "notPlaced"): string => text(earlier[state]);

const earlier: Readonly<Record<Unsettled | "notPlaced", typeof m.outcome_unknown>> = {
  unanswered: m.outcome_unknown,
  inProgress: m.outcome_in_progress,
  ofMember: m.outcome_of_member,
  notPlaced: m.outcome_not_placed,
};

/** Text of a wallet's sheet that only its owner can close: the page below has the rest. */
export const sheetText = (text: Text, outcome: PayOutcome | null): string =>
  text(outcome?.kind === "unknown" ? m.wallet_unknown : m.wallet_over);
