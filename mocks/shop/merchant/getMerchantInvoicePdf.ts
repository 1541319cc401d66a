import { renderInvoice } from "../checkout/renderPdf.ts";
import type { Handler } from "../Handler.ts";
import { findMerchantOrder } from "./findMerchantOrder.ts";

/** The invoice of an order of this session, for its merchant. */
export const getMerchantInvoicePdf: Handler<"getMerchantInvoicePdf"> = ({ params, query }, context) =>
  renderInvoice(findMerchantOrder(context, params.number), query.invoice, context);
