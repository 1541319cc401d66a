import type { Handler } from "../Handler.ts";

/** The access of a signed-in member of staff; a key gets the contract's example. */
export const getMerchantAccess: Handler<"getMerchantAccess"> = (_, { merchant }) =>
  merchant?.kind === "staff" ? { status: 200, body: merchant } : undefined;
