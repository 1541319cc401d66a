import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { findMerchantSite } from "./findMerchantSite.ts";

export const getMerchantSite: Handler<"getMerchantSite"> = ({ params }, context) => {
  const body = findMerchantSite(context, params.site);
  return body === undefined ? refuse("resourceDoesNotExist") : { status: 200, body };
};
