import { dropDefaults } from "@velours/sdk/shop";
import type { Product } from "@velours/sdk/types";
import { merchantWrite } from "./merchantWrite.ts";
import { commitProduct } from "./products/commitProduct.ts";
import { fetchImages } from "./products/fetchImages.ts";

/** Puts a product in the place of the one with its number. */
export const saveMerchantProduct = merchantWrite(
  "saveMerchantProduct",
  ({ params: { id }, headers: { "if-match": ifMatch }, body }, context) => ({
    input: { id, ifMatch, body },
    prepare: () => fetchImages(context, body),
    write(trx, { record }, product: Product) {
      const change = (stored: Product) => dropDefaults("saveMerchantProduct", product, stored);
      return commitProduct(trx, context, { id, ifMatch, change }, record);
    },
  }),
);
