import { getInvoiceNumber } from "@velours/sdk/rules";
import { pdfResponse } from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { renderDocument } from "../../platform/documents/renderDocument.ts";
import { requireSite } from "../sites/store.ts";
import { readChargedOrder } from "./chargedOrder.ts";
import { presentOrder } from "./presentOrders.ts";

/** The invoice of a stored order as PDF. */
export async function loadInvoicePdf(
  { store: { db }, language }: Pick<Context, "store" | "language">,
  order: Order,
) {
  const site = await requireSite(db, order.site);
  const charged = await readChargedOrder(db, await presentOrder(db, order));
  return pdfResponse(
    getInvoiceNumber(charged),
    await renderDocument("renderInvoice", charged, site, language),
  );
}
