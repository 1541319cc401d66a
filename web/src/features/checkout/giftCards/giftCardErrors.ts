import { GiftCardForms, validateForm } from "@velours/sdk/forms";
import { deliveryDayProblem, localDeliveryWindow } from "@velours/sdk/rules";
import type { Language } from "@velours/sdk/types";
import type { GiftCardDraft } from "../draft/CheckoutDraft.ts";

/** The days the shopper's own calendar offers. */
export const ownDays = (now: Date) => localDeliveryWindow(now.getTime(), now.getTimezoneOffset());

/**
 * Errors of the forms of all gift cards, by path. The contract takes a day that is today anywhere on earth;
 * here the shopper's own calendar is known, and a day that is past on it is refused with the same words.
 */
export function giftCardErrors(
  entries: readonly GiftCardDraft[],
  language: Language,
  now: Date,
): Record<string, string> {
  const values = entries.map(({ email, message, name, date }) => ({
    email: email.trim() || null,
    message: message.trim() || null,
    name: name.trim() || null,
    date: date || null,
  }));
  const errors = validateForm(GiftCardForms, values, language, now.getTime());
  for (const [index, { date }] of values.entries()) {
    const problem = date === null ? null : deliveryDayProblem(date, ownDays(now));
    const words = problem && GiftCardForms.ruleTexts?.["[].date"]?.[problem];
    if (words) errors[`[${index}].date`] ??= words[language === "fr" ? 1 : 0];
  }
  return errors;
}
