import type { Handler } from "../Handler.ts";
import { renderInvoice } from "./renderPdf.ts";

/** The invoice of an order of this session. */
export const getInvoicePdf: Handler<"getInvoicePdf"> = ({ params, query }, context) =>
  renderInvoice(context.session.findOrder(params.id), query.invoice, context);
