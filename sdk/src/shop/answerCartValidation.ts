import { toCartRequest } from "../checkout/basket.ts";
import { refuse } from "./refuse.ts";
import type { ShopOperation } from "./ShopOperation.ts";

/** Compares prices, stock, gifts and promotion with what the shopper saw, before paying. */
export const answerCartValidation: ShopOperation<"validateCart", "loadCart"> = async (
  { body },
  { loadCart },
) => {
  const { problems } = await loadCart(toCartRequest(body, "en"));
  return problems === null
    ? { status: 200, body: { status: "valid" } }
    : refuse("cartValidationErrors", problems);
};
