import { type Handler, refuse } from "../../platform/contract.ts";

/** The access of the caller to what is below /merchant. */
export const getMerchantAccess: Handler<"getMerchantAccess"> = async (_input, { merchant }) =>
  merchant === undefined ? refuse("merchantKeyInvalid") : { status: 200, body: merchant };
