import type { Handler } from "../../platform/contract.ts";
import { setOnSale } from "./products/setOnSale.ts";

/** Takes a product off sale. */
export const disableMerchantProduct: Handler<"disableMerchantProduct"> = (
  { params: { id }, headers },
  context,
) =>
  setOnSale(context, {
    operation: "disableMerchantProduct",
    id,
    key: headers["idempotency-key"],
    ifMatch: headers["if-match"],
  });
