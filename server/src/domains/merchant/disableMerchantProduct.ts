import { setOnSale } from "./products/setOnSale.ts";

/** Takes a product off sale. */
export const disableMerchantProduct = setOnSale("disableMerchantProduct", { enabled: false });
