import type { CartLine, CartLineInput } from "../../types.ts";
import { isPreorder } from "../cart/isPreorder.ts";

/** A cart line as requests send it: what the shopper saw, for the server to compare with what it knows. */
export const lineInput = (line: CartLine): CartLineInput => ({
  product: { id: line.product.id },
  variant: { id: line.variant.id },
  quantity: line.quantity,
  free: line.free,
  warranty: line.warranty,
  target: line.target,
  price: line.price,
  preorder: isPreorder(line),
  ...(line.delivery === undefined ? {} : { delivery: line.delivery }),
});
