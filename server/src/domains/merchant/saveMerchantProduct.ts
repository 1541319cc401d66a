import type { MerchantProduct, Product } from "@velours/sdk/types";
import type { Handler } from "../../platform/contract.ts";
import { commitOnce } from "./commitOnce.ts";
import { dropDefaults } from "./dropDefaults.ts";
import { commitProduct, type ProductRefusal } from "./products/commitProduct.ts";
import { fetchImages } from "./products/fetchImages.ts";
import { requireAllSites } from "./requireAllSites.ts";

/** Puts a product in the place of the one with its number. */
export const saveMerchantProduct: Handler<"saveMerchantProduct"> = (
  { params: { id }, headers, body },
  context,
) => {
  const refused = requireAllSites(context, "catalogue:write");
  if (refused !== null) return refused;
  const ifMatch = headers["if-match"];
  return commitOnce<MerchantProduct, Product, ProductRefusal>(
    context,
    {
      operation: "saveMerchantProduct",
      key: headers["idempotency-key"],
      input: { id, ifMatch, body },
      entry: { command: `saveMerchantProduct ${id}`, site: null },
    },
    () => fetchImages(context, body),
    (trx, product, { record }) =>
      commitProduct(
        trx,
        context,
        { id, ifMatch, change: (stored) => dropDefaults("saveMerchantProduct", product, stored) },
        record,
      ),
  );
};
