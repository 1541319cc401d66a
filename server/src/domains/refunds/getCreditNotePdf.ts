import { type Handler, refuse } from "../../platform/contract.ts";
import { findBuyerOrder } from "../orders/buyerOrder.ts";
import { loadCreditNotePdf } from "./loadCreditNotePdf.ts";

/** Returns the credit note of a refund as PDF, to exactly those who may read the order. */
export const getCreditNotePdf: Handler<"getCreditNotePdf"> = async ({ params }, context) => {
  const order = await findBuyerOrder(context, params.id);
  return order === undefined
    ? refuse("resourceDoesNotExist")
    : loadCreditNotePdf(context, order, params.refund);
};
