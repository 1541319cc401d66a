import { setOnSale } from "./setOnSale.ts";

/** Takes a product off sale. */
export const disableMerchantProduct = setOnSale("disableMerchantProduct", { enabled: false });
