import { renderCreditNote } from "../checkout/renderPdf.ts";
import type { Handler } from "../Handler.ts";
import { findMerchantOrder } from "./findMerchantOrder.ts";

/** The credit note of a refund of this session, for its merchant. */
export const getMerchantCreditNotePdf: Handler<"getMerchantCreditNotePdf"> = ({ params }, context) =>
  renderCreditNote(findMerchantOrder(context, params.number), params.refund, context);
