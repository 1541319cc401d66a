import { type Handler, refuse } from "../../platform/contract.ts";
import { findBuyerOrder } from "./buyerOrder.ts";
import { loadInvoicePdf } from "./loadInvoicePdf.ts";

/** Returns an order's invoice as PDF, to exactly those who may read the order. */
export const getInvoicePdf: Handler<"getInvoicePdf"> = async ({ params, query }, context) => {
  const order = await findBuyerOrder(context, params.id);
  return order === undefined ? refuse("resourceDoesNotExist") : loadInvoicePdf(context, order, query.invoice);
};
