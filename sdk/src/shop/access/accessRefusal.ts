import type { MerchantAccess, MerchantScope, operations } from "../../types.ts";
import { type ErrorResponse, refuse } from "../refuse.ts";

/** Operations whose act is one of all sites. */
const ofAllSites: ReadonlySet<string> = new Set<keyof operations>([
  "applyImport",
  "changePrices",
  "closeCustomerSessions",
  "createMerchantProduct",
  "disableMerchantProduct",
  "enableMerchantProduct",
  "endMerchantPromotion",
  "eraseCustomer",
  "exportCustomer",
  "exportShop",
  "listDeadJobs",
  "moveStock",
  "previewImport",
  "removeMerchantCollection",
  "retryJob",
  "saveMerchantCollection",
  "saveMerchantProduct",
  "saveMerchantPromotion",
  "saveShippingRates",
  "saveTaxRates",
]);

/** True for an operation that only those use who work for all sites. */
export const isOfAllSites = (operation: string): boolean => ofAllSites.has(operation);

/** Why the caller may not use an operation that needs these scopes; or null. */
export function accessRefusal(
  merchant: Pick<MerchantAccess, "scopes" | "sites">,
  { operation, scopes }: { operation: string; scopes: readonly string[] },
): ErrorResponse<"merchantScopeMissing"> | null {
  const own: readonly string[] = merchant.scopes;
  const isBarred = isOfAllSites(operation) && merchant.sites !== null;
  const missing = scopes.find((scope) => isBarred || !own.includes(scope));
  return missing === undefined ? null : refuse("merchantScopeMissing", missing as MerchantScope);
}
