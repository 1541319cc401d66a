import { type Handler, refuse } from "../../platform/contract.ts";
import { loadCreditNotePdf } from "../refunds/loadCreditNotePdf.ts";
import { findMerchantOrder } from "./findMerchantOrder.ts";

/** Returns the credit note of a refund as PDF, as the buyer gets it. */
export const getMerchantCreditNotePdf: Handler<"getMerchantCreditNotePdf"> = async ({ params }, context) => {
  const order = await findMerchantOrder(context, params.number);
  return order === undefined
    ? refuse("resourceDoesNotExist")
    : loadCreditNotePdf(context, order, params.refund);
};
