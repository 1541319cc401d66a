import type { Handler } from "../Handler.ts";

export const getMerchantAccess: Handler<"getMerchantAccess"> = (_, { merchant: body }) => ({
  status: 200,
  body,
});
