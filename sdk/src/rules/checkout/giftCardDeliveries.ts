import type { CartLine, GiftCardDelivery } from "../../types.ts";
import { isGiftCard } from "../cart/productTypes.ts";
import { giftCardUnits } from "./giftCardUnits.ts";

/** The form values of one gift card. */
export interface GiftCardForm {
  /** The recipient's. */
  email: string;
  message?: string | null;
  /** The sender's. */
  name: string;
  /** Day the email is sent on; empty or null for at once. */
  date?: string | null;
}

/** Trims a delivery's fields; an empty message becomes null. */
const giftCardDelivery = (
  { email, message, name, date }: GiftCardForm,
  buyer: string | null,
): GiftCardDelivery => ({
  from: { email: buyer, name: name.trim(), message: message?.trim() || null },
  to: { email: email.trim() },
  ...(date ? { date } : {}),
});

/** Puts the forms, in the order of giftCardUnits, into the lines: an array when quantity is above 1. */
export function saveDeliveries(
  lines: readonly CartLine[],
  forms: readonly GiftCardForm[],
  buyer: string | null,
): CartLine[] {
  let at = 0;
  return lines.map((line) => {
    if (!isGiftCard(line)) return line;
    const deliveries = forms.slice(at, at + line.quantity).map((form) => giftCardDelivery(form, buyer));
    at += line.quantity;
    const delivery = line.quantity > 1 ? deliveries : deliveries[0];
    return delivery === undefined ? line : { ...line, delivery };
  });
}

/** 'From: {sender} To: {recipient}' parts of the summary; joined by '; '. */
export const deliverySummary = (
  lines: readonly CartLine[],
  text: (from: string, to: string) => string,
): string =>
  giftCardUnits(lines)
    .map(({ delivery }) => text(delivery.from?.name ?? "", delivery.to?.email ?? ""))
    .join("; ");
