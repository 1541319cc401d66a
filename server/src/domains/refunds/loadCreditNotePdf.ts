import { pdfResponse } from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/contract.ts";
import { renderDocument } from "../../platform/documents/renderDocument.ts";
import { asPrinted } from "../orders/asPrinted.ts";
import { readChargedOrder } from "../orders/chargedOrder.ts";
import { presentOrder } from "../orders/presentOrders.ts";
import { requireSite } from "../sites/store.ts";

/** The credit note of a refund of a stored order as PDF; refuses one that the order does not have. */
export async function loadCreditNotePdf(
  { store: { db }, language }: Pick<Context, "store" | "language">,
  stored: Order,
  refundId: string,
) {
  const order = await presentOrder(db, stored);
  const refund = order.refunds?.find(({ id }) => id === refundId);
  if (!refund?.creditNote) return refuse("resourceDoesNotExist");
  const now = { order: await readChargedOrder(db, order), site: await requireSite(db, order.site) };
  const printed = await asPrinted(db, now, { refundId });
  return pdfResponse(
    refund.creditNote,
    await renderDocument("renderCreditNote", { order: printed.order, refund }, printed.site, language),
  );
}
