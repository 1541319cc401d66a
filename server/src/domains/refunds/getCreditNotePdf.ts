import { renderCreditNote } from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";
import { findBuyerOrder } from "../orders/buyerOrder.ts";
import { presentOrder } from "../orders/presentOrders.ts";
import { readLines } from "../orders/store/lines.ts";
import { readOrderAttempts } from "../payments/store/attempts.ts";
import { requireSite } from "../sites/store.ts";
import { listPayments } from "./listPayments.ts";

/** Returns the credit note of a refund as PDF, to exactly those who may read the order. */
export const getCreditNotePdf: Handler<"getCreditNotePdf"> = async ({ params }, context) => {
  const { db } = context.store;
  const stored = await findBuyerOrder(context, params.id);
  if (stored === undefined) return refuse("resourceDoesNotExist");
  const order = await presentOrder(db, stored);
  const refund = order.refunds?.find(({ id }) => id === params.refund);
  if (!refund?.creditNote) return refuse("resourceDoesNotExist");
  const payments = listPayments(await readLines(db, order.id), await readOrderAttempts(db, order.id));
  const site = await requireSite(db, order.site);
  return {
    status: 200,
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${refund.creditNote}.pdf"`,
    },
    body: renderCreditNote({ order, refund, payments }, site, context.language),
  };
};
