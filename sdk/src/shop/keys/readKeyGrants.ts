import { roleScopes } from "../../rules/merchant/roleScopes.ts";
import type { MerchantScope, SiteCode, StaffRole } from "../../types.ts";
import type { Granted } from "../access/grants.ts";

/** The rights that a key was made with, and its maker as they are now. */
export interface KeyRights {
  scopes: MerchantScope[];
  sites: SiteCode[] | null;
  /** The member who made it; null for a command. */
  made_by: number | null;
  /** Null when they have no role any more. */
  maker_role: StaffRole | null;
  /** Null for all sites, and without a role. */
  maker_sites: SiteCode[] | null;
}

/**
 * The scopes and sites of a key, of which its maker has lost none: undefined without a role, and when no site is left.
 * A key that a command made has no maker, and keeps all.
 */
export function readKeyGrants({
  scopes,
  sites,
  made_by,
  maker_role,
  maker_sites,
}: KeyRights): Granted | undefined {
  if (made_by === null) return { scopes, sites };
  if (maker_role === null) return undefined;
  const own = roleScopes(maker_role);
  const left =
    maker_sites === null ? sites : (sites ?? maker_sites).filter((site) => maker_sites.includes(site));
  if (left?.length === 0) return undefined;
  return { scopes: scopes.filter((scope) => own.includes(scope)), sites: left };
}
