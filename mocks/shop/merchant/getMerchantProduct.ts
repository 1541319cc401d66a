import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { findMerchantProduct } from "./findMerchantProduct.ts";

export const getMerchantProduct: Handler<"getMerchantProduct"> = ({ params }, { session }) => {
  const found = findMerchantProduct(session, params.id);
  return found === undefined ? refuse("resourceDoesNotExist") : { status: 200, body: found.presented };
};
