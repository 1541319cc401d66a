import { getInvoiceNumber } from "@velours/sdk/rules";
import { pdfResponse } from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";
import { renderDocument } from "../../platform/documents/renderDocument.ts";
import { requireSite } from "../sites/store.ts";
import { findBuyerOrder } from "./buyerOrder.ts";
import { readChargedOrder } from "./chargedOrder.ts";
import { presentOrder } from "./presentOrders.ts";

/** Returns an order's invoice as PDF, to exactly those who may read the order. */
export const getInvoicePdf: Handler<"getInvoicePdf"> = async ({ params }, context) => {
  const { db } = context.store;
  const order = await findBuyerOrder(context, params.id);
  if (order === undefined) return refuse("resourceDoesNotExist");
  const site = await requireSite(db, order.site);
  const charged = await readChargedOrder(db, await presentOrder(db, order));
  return pdfResponse(
    getInvoiceNumber(charged),
    await renderDocument("renderInvoice", charged, site, context.language),
  );
};
