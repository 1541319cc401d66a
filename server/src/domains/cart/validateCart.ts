import { type Handler, refuse } from "../../platform/contract.ts";
import { loadCheckedCart } from "./loadCheckedCart.ts";

/** Compares prices, stock, gifts and promotion with what the shopper saw, before paying. */
export const validateCart: Handler<"validateCart"> = async ({ body }, context) => {
  const { cart, user } = body;
  const { problems } = await loadCheckedCart(context, {
    products: cart.products,
    promotion: cart.promotion?.name,
    currency: cart.invoice.currency,
    language: "en",
    country: user?.address?.shipping?.country,
    email: user?.email,
  });
  return problems === null
    ? { status: 200, body: { status: "valid" } }
    : refuse("cartValidationErrors", problems);
};
