import type { GiftCard, Invoice, Payment } from "../../types.ts";

const INTERNAL = "internal";

/** internal when gift card or cash back settle the whole invoice, else the card gateway. */
export const merchantMode = (
  giftCard: Pick<GiftCard, "amount_remaining"> | null | undefined,
  invoice: Pick<Invoice, "total" | "payments">,
): "internal" | "gateway" =>
  ((giftCard?.amount_remaining ?? 0) > 0 || invoice.payments.credits > 0) && invoice.total === 0
    ? "internal"
    : "gateway";

/** The method by what was really paid with; 'free' when nothing was. */
export const internalMethod = ({
  giftCard,
  credits,
}: Pick<Invoice["payments"], "giftCard" | "credits">): NonNullable<Payment["paymentMethod"]> => {
  if (giftCard > 0) return credits > 0 ? "gift-card-and-credits" : "gift-card";
  return credits > 0 ? "credits" : "free";
};

/** The payment of an order that gift card, cash back or nothing settles. */
export const internalPayment = (invoice: Pick<Invoice, "payments">): Payment => ({
  gateway: INTERNAL,
  service: INTERNAL,
  paymentMethod: internalMethod(invoice.payments),
});
