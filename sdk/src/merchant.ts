/**
 * For the programs of those who run a shop: a client of their operations, its calls by group, and the errors and texts of
 * every operation. A page of the shop carries none of it.
 */

import { type ClientOptions, createPartialClient } from "./client.ts";
import type { MerchantClient } from "./generated/Client.ts";
import type { Groups, groups } from "./generated/calls/merchantGroups.ts";
import { merchantOperations } from "./generated/operations.ts";
import { type GroupCalls, groupFunctions } from "./groupFunctions.ts";

export * from "./everyError.ts";
export type { MerchantClient } from "./generated/Client.ts";
export * from "./generated/calls/merchantGroups.ts";
export { findForeignPart } from "./rules/look/findForeignPart.ts";
export { lookProblems } from "./rules/look/lookProblems.ts";
export { SITE_ADDRESSES } from "./rules/sites/siteAddresses.ts";
export { SITE_SERVICES } from "./rules/sites/siteServices.ts";

/** A function for each operation that asks for a merchant's key or a member of staff. Otherwise as `createClient`. */
export function createMerchantClient(options: ClientOptions): MerchantClient {
  return createPartialClient(merchantOperations, options);
}

/** The functions of a merchant's client by group: `groupCalls(client, groups).orders.refund("V-100023", body)`. */
export const groupCalls: GroupCalls<typeof groups, Groups> = groupFunctions;
