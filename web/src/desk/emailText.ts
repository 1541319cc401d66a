import { m } from "../platform/text/m.ts";
import type { Text } from "../platform/text/useText.ts";

const mails: Partial<Record<string, typeof m.desk_jobs>> = {
  "cash-back-earned": m.desk_mail_cash_back_earned,
  "contact-message": m.desk_mail_contact_message,
  "draft-ready": m.desk_mail_draft_ready,
  "gift-card": m.desk_mail_gift_card,
  "issued-gift-card": m.desk_mail_gift_card,
  "message-received": m.desk_mail_message_received,
  "new-order": m.desk_mail_new_order,
  "new-return": m.desk_mail_new_return,
  "offer-added": m.desk_mail_offer_added,
  "order-confirmation": m.desk_email_confirmation,
  "order-refunded": m.desk_mail_order_refunded,
  "order-shipped": m.desk_mail_order_shipped,
  "payment-failed": m.desk_mail_payment_failed,
  "return-answered": m.desk_mail_return_answered,
  "return-requested": m.desk_mail_return_requested,
  "review-request": m.desk_mail_review_request,
  "staff-invitation": m.desk_mail_staff_invitation,
};

/** An email by its template, in words; undefined for a template that is not known here. */
export function emailText(template: string, text: Text): string | undefined {
  const name = mails[template];
  return name && text(name);
}
