import { roleScopes } from "@velours/sdk/rules";
import type { MerchantAccess, StaffMember } from "@velours/sdk/types";
import { type ErrorResponse, refuse } from "../../platform/contract.ts";
import { coversSites, findMissingScope } from "./grants.ts";

export type StaffRefusal = ErrorResponse<"resourceDoesNotExist" | "merchantScopeMissing">;

/**
 * Why the caller may neither change a member of staff nor see their sessions; null for somebody at the caller's sites who
 * may do no more than the caller.
 */
export function refuseStaff(
  caller: MerchantAccess | undefined,
  row: Pick<StaffMember, "role" | "sites"> | undefined,
): StaffRefusal | null {
  if (row === undefined || !coversSites(caller, row.sites)) return refuse("resourceDoesNotExist");
  const { role, sites } = row;
  const missing = findMissingScope(caller, { scopes: roleScopes(role), sites });
  return missing === null ? null : refuse("merchantScopeMissing", missing);
}
