import { getErrorMessage } from "@velours/sdk/errors";
import { type Language, readMessage } from "../messages.ts";

/** The shop's response when it cannot serve, as the contract's catalogue has it. */
export const UNAVAILABLE = {
  reference: "serviceUnavailable",
  message: "The shop is taking a short break, please try again in a moment",
  value: null,
} as const;

/** A text of the shop in a language, as a pattern that matches whatever stands in its placeholders. */
export function messagePattern(language: Language, key: string): RegExp {
  const message =
    key === UNAVAILABLE.reference ? getErrorMessage(UNAVAILABLE, language) : readMessage(language, key);
  const literal = message.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(literal.join(".+"));
}
