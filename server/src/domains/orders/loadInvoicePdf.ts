import { getInvoiceNumber, splitByInvoice } from "@velours/sdk/rules";
import { pdfResponse } from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/contract.ts";
import { renderDocument } from "../../platform/documents/renderDocument.ts";
import { requireSite } from "../sites/store.ts";
import { asPrinted } from "./asPrinted.ts";
import { readChargedOrder } from "./chargedOrder.ts";
import { presentOrder } from "./presentOrders.ts";

/** The invoice of a stored order with this number, or its first, as PDF; refuses one that the order does not have. */
export async function loadInvoicePdf(
  { store: { db }, language }: Pick<Context, "store" | "language">,
  order: Order,
  number: string | undefined,
) {
  const charged = await readChargedOrder(db, await presentOrder(db, order));
  const all = splitByInvoice(charged);
  const invoiced = all.find((each) => number === undefined || getInvoiceNumber(each) === number);
  if (invoiced === undefined) return refuse("resourceDoesNotExist");
  const now = { order: invoiced, site: await requireSite(db, order.site) };
  const printed = await asPrinted(db, now, invoiced === all[0] ? "order" : "offer");
  return pdfResponse(
    getInvoiceNumber(invoiced),
    await renderDocument("renderInvoice", printed.order, printed.site, language),
  );
}
