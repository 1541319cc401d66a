import { answerCartValidation } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { loadCheckedCart } from "./loadCheckedCart.ts";

export const validateCart: Handler<"validateCart"> = (request, context) =>
  answerCartValidation(request, { loadCart: (cart) => loadCheckedCart(context, cart) });
