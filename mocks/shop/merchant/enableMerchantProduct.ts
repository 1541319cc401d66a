import { setOnSale } from "./setOnSale.ts";

/** Puts a product on sale again. */
export const enableMerchantProduct = setOnSale("enableMerchantProduct", { enabled: true });
