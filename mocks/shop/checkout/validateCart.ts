import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { loadCart } from "./loadCart.ts";

export const validateCart: Handler<"validateCart"> = ({ body }, context) => {
  const { cart, user } = body;
  const { problems } = loadCart(context, {
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
