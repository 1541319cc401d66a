import { roleScopes } from "../../rules/merchant/roleScopes.ts";
import type { StaffMember } from "../../types.ts";
import type { Caller } from "../access/Caller.ts";
import { coversSites, findMissingScope } from "../access/grants.ts";
import { type ErrorResponse, refuse } from "../refuse.ts";

type Role = Pick<StaffMember, "role" | "sites">;

/** Why the caller gives nobody this role at these sites; or null. */
export function grantRefusal(
  { merchant }: Caller,
  { role, sites }: Role,
): ErrorResponse<"merchantScopeMissing"> | null {
  const missing = findMissingScope(merchant, { scopes: roleScopes(role), sites });
  if (missing !== null) return refuse("merchantScopeMissing", missing);
  return coversSites(merchant, sites) ? null : refuse("merchantScopeMissing", "staff:write");
}

/** Why the caller changes nothing about a member of staff: one at other sites, or who may do more than the caller; or null. */
export function colleagueRefusal(
  { merchant }: Caller,
  colleague: Role | undefined,
): ErrorResponse<"resourceDoesNotExist" | "merchantScopeMissing"> | null {
  if (colleague === undefined || !coversSites(merchant, colleague.sites))
    return refuse("resourceDoesNotExist");
  const { role, sites } = colleague;
  const missing = findMissingScope(merchant, { scopes: roleScopes(role), sites });
  return missing === null ? null : refuse("merchantScopeMissing", missing);
}

/**
 * Why the caller invites no member of the shop, who is `colleague` when they work for it: an owner of some sites alone is not
 * told who works for others; or null.
 */
export function inviteeRefusal(
  { merchant }: Caller,
  colleague: Role | undefined,
): ErrorResponse<"staffExists" | "merchantScopeMissing"> | null {
  if (colleague !== undefined && coversSites(merchant, colleague.sites)) return refuse("staffExists");
  return coversSites(merchant, null) ? null : refuse("merchantScopeMissing", "staff:write");
}

/** The refusal of what would leave the shop without an owner of all sites, whose ids these are; or null. */
export const lastOwnerRefusal = (owners: readonly number[], id: number): ErrorResponse<"lastOwner"> | null =>
  owners.length === 1 && owners[0] === id ? refuse("lastOwner") : null;

/**
 * The refusal to remove an authenticator of the caller's own, who is the member `caller` or a key that they made; or null. An
 * open browser of theirs would otherwise be enough to take it away.
 */
export const authenticatorRefusal = (
  caller: number | null,
  id: number,
): ErrorResponse<"anotherPersonRequired"> | null =>
  caller === id ? refuse("anotherPersonRequired", null, { of: "authenticator" }) : null;
