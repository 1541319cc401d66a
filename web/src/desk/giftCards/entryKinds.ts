import { m } from "../desk.ts";

/** Kinds of changes of a gift card, in words. */
export const entryKinds: Record<string, typeof m.orders> = {
  issue: m.desk_gift_card_issued,
  import: m.desk_gift_card_imported,
  order: m.desk_gift_card_paid,
  refund: m.desk_gift_card_refund,
  "failed-payment": m.order_status_payment_failed,
  block: m.desk_gift_card_blocked,
};
