import { type Handler, refuse } from "../../platform/contract.ts";
import { loadProduct } from "./products/loadProducts.ts";

/** A product as imports have it, whether or not it is sold. */
export const getMerchantProduct: Handler<"getMerchantProduct"> = async ({ params }, context) => {
  const body = await loadProduct(context, context.store.db, params.id);
  return body === undefined ? refuse("resourceDoesNotExist") : { status: 200, body };
};
