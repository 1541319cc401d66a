import type { Product } from "@velours/sdk/types";
import { merchantWrite } from "./merchantWrite.ts";
import { addProduct } from "./products/commitProduct.ts";
import { fetchImages } from "./products/fetchImages.ts";

/** Adds a product under a number of the shop's. */
export const createMerchantProduct = merchantWrite("createMerchantProduct", ({ body }, context) => ({
  input: body,
  prepare: () => fetchImages(context, body),
  write: (trx, { record }, product: Product) => addProduct(trx, context, product, record),
}));
