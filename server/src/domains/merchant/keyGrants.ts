import { roleScopes } from "@velours/sdk/rules";
import type { Granted } from "./grants.ts";
import type { MerchantKeyRow } from "./store/merchantKeys.ts";

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
}: MerchantKeyRow): Granted | undefined {
  if (made_by === null) return { scopes, sites };
  if (maker_role === null) return undefined;
  const own = roleScopes(maker_role);
  const left =
    maker_sites === null ? sites : (sites ?? maker_sites).filter((site) => maker_sites.includes(site));
  if (left?.length === 0) return undefined;
  return { scopes: scopes.filter((scope) => own.includes(scope)), sites: left };
}
