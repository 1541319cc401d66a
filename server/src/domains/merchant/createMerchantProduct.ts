import type { MerchantProduct, Product } from "@velours/sdk/types";
import type { Handler } from "../../platform/contract.ts";
import { commitOnce } from "./commitOnce.ts";
import { addProduct, type BadProduct } from "./products/commitProduct.ts";
import { fetchImages } from "./products/fetchImages.ts";
import { requireAllSites } from "./requireAllSites.ts";

/** Adds a product under a number of the shop's. */
export const createMerchantProduct: Handler<"createMerchantProduct"> = async ({ headers, body }, context) => {
  const refused = requireAllSites(context, "catalogue:write");
  if (refused !== null) return refused;
  const added = await commitOnce<MerchantProduct, Product, BadProduct>(
    context,
    {
      operation: "createMerchantProduct",
      key: headers["idempotency-key"],
      input: body,
      entry: ({ product }) => ({ command: `createMerchantProduct ${product.id}`, site: null }),
    },
    () => fetchImages(context, body),
    (trx, product, { record }) => addProduct(trx, context, product, record),
  );
  return added.status === 200 ? { ...added, status: 201 } : added;
};
