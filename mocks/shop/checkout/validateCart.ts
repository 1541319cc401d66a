import { toCartRequest } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { loadCart } from "./loadCart.ts";

export const validateCart: Handler<"validateCart"> = ({ body }, context) => {
  const { problems } = loadCart(context, toCartRequest(body, "en"));
  return problems === null
    ? { status: 200, body: { status: "valid" } }
    : refuse("cartValidationErrors", problems);
};
