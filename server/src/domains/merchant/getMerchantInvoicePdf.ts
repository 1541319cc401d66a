import { type Handler, refuse } from "../../platform/contract.ts";
import { loadInvoicePdf } from "../orders/loadInvoicePdf.ts";
import { findMerchantOrder } from "./findMerchantOrder.ts";

/** Returns an order's invoice as PDF, as its buyer gets it. */
export const getMerchantInvoicePdf: Handler<"getMerchantInvoicePdf"> = async ({ params, query }, context) => {
  const order = await findMerchantOrder(context, params.number);
  return order === undefined ? refuse("resourceDoesNotExist") : loadInvoicePdf(context, order, query.invoice);
};
