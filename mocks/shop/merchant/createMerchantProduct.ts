import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { saveProduct } from "./saveProduct.ts";

/** Adds a product under a number of the session's shop. */
export const createMerchantProduct: Handler<"createMerchantProduct"> = (input, context) =>
  onceForKey(context, "createMerchantProduct", input, () => {
    const answer = saveProduct(context, { ...input.body, id: context.session.nextId("products") });
    return answer.status === 200 ? { ...answer, status: 201 } : answer;
  });
