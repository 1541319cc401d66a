import { toCartRequest } from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";
import { loadCheckedCart } from "./loadCheckedCart.ts";

/** Compares prices, stock, gifts and promotion with what the shopper saw, before paying. */
export const validateCart: Handler<"validateCart"> = async ({ body }, context) => {
  const { problems } = await loadCheckedCart(context, toCartRequest(body, "en"));
  return problems === null
    ? { status: 200, body: { status: "valid" } }
    : refuse("cartValidationErrors", problems);
};
