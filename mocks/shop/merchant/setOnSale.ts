import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { findMerchantProduct } from "./findMerchantProduct.ts";
import { refuseMoved } from "./refuseMoved.ts";

/** The handler that puts a product on sale or takes it off. */
export const setOnSale =
  (
    operation: "disableMerchantProduct" | "enableMerchantProduct",
    { enabled }: { enabled: boolean },
  ): Handler<typeof operation> =>
  (input, context) =>
    onceForKey(context, operation, input, () => {
      const { session } = context;
      const { id } = input.params;
      const found = findMerchantProduct(session, id);
      const refused = refuseMoved(found?.presented, input.headers["if-match"]);
      if (refused !== undefined) return refused;
      if (found === undefined) return refuse("resourceDoesNotExist");
      const { record } = found;
      if (record.enabled !== enabled) session.putProducts([{ ...record.document, enabled }]);
      return { status: 200, body: findMerchantProduct(session, id)?.presented };
    });
