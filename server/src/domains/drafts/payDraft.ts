import { refuseWrites } from "../../platform/store/refusable.ts";
import type { BesideOrder } from "../orders/recordOrder.ts";
import { type DraftLink, lockPayable, markPaid } from "./store.ts";

/** Pays a draft with an order, in the order's own transaction; refuses one that is paid, closed or expired by then. */
export const payDraft = (link: DraftLink): BesideOrder => ({
  async before(trx) {
    if (!(await lockPayable(trx, link))) refuseWrites<"draftNotOpen">("draftNotOpen");
  },
  after: (trx, order) => markPaid(trx, link.token, order.id),
});
