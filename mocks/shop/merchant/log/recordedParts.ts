import type { AuditChange } from "@velours/sdk/types";

type Part = AuditChange["part"];

/** The part of the shop whose values the log keeps when an operation changes them, as on the server. */
const parts: Partial<Record<string, Part>> = {
  changePrices: "prices",
  createMerchantProduct: "products",
  disableMerchantProduct: "products",
  enableMerchantProduct: "products",
  endMerchantPromotion: "promotions",
  moderateReview: "reviews",
  moveStock: "stock",
  removeMerchantCollection: "collections",
  removeMerchantPage: "pages",
  saveMerchantCollection: "collections",
  saveMerchantPage: "pages",
  saveMerchantProduct: "products",
  saveMerchantPromotion: "promotions",
  saveMerchantSite: "sites",
  saveShippingRates: "shippingRates",
  saveTaxRates: "taxRates",
};

const importedParts: readonly Part[] = [
  "products",
  "promotions",
  "collections",
  "pages",
  "sites",
  "shippingRates",
  "taxRates",
];

/** Undefined for an operation of which no values are kept. */
export function recordedParts(operation: string): readonly Part[] | undefined {
  if (operation === "applyImport") return importedParts;
  const part = parts[operation];
  return part && [part];
}
