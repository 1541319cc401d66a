import type { Handler } from "../../platform/contract.ts";
import { setOnSale } from "./products/setOnSale.ts";

/** Puts a product on sale again. */
export const enableMerchantProduct: Handler<"enableMerchantProduct"> = (
  { params: { id }, headers },
  context,
) =>
  setOnSale(context, {
    operation: "enableMerchantProduct",
    id,
    key: headers["idempotency-key"],
    ifMatch: headers["if-match"],
  });
