import { pdfResponse } from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";
import { renderDocument } from "../../platform/documents/renderDocument.ts";
import { findBuyerOrder } from "../orders/buyerOrder.ts";
import { readChargedOrder } from "../orders/chargedOrder.ts";
import { presentOrder } from "../orders/presentOrders.ts";
import { requireSite } from "../sites/store.ts";

/** Returns the credit note of a refund as PDF, to exactly those who may read the order. */
export const getCreditNotePdf: Handler<"getCreditNotePdf"> = async ({ params }, context) => {
  const { db } = context.store;
  const stored = await findBuyerOrder(context, params.id);
  if (stored === undefined) return refuse("resourceDoesNotExist");
  const order = await presentOrder(db, stored);
  const refund = order.refunds?.find(({ id }) => id === params.refund);
  if (!refund?.creditNote) return refuse("resourceDoesNotExist");
  const site = await requireSite(db, order.site);
  const charged = await readChargedOrder(db, order);
  return pdfResponse(
    refund.creditNote,
    await renderDocument("renderCreditNote", { order: charged, refund }, site, context.language),
  );
};
