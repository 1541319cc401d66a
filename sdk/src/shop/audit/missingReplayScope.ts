import type { MerchantScope } from "../../types.ts";
import type { Caller } from "../access/Caller.ts";
import { requireAllSites } from "../access/requireAllSites.ts";
import type { TouchedPart } from "./RecordedChange.ts";
import { replayRights } from "./replayRights.ts";

/** The scope that the caller lacks to replay these changes, or has for some sites where a change is of all; null for none. */
export function missingReplayScope(caller: Caller, changes: readonly TouchedPart[]): MerchantScope | null {
  for (const change of changes) {
    const { scope, isOfAllSites, getFurtherScope } = replayRights[change.part];
    const further = getFurtherScope?.(change);
    const missing =
      missingScope(caller, scope, isOfAllSites(change)) ??
      (further === undefined ? null : missingScope(caller, further, true));
    if (missing !== null) return missing;
  }
  return null;
}

function missingScope(caller: Caller, scope: MerchantScope, ofAllSites: boolean): MerchantScope | null {
  if (!caller.merchant?.scopes.includes(scope)) return scope;
  return ofAllSites && requireAllSites(caller, scope) !== null ? scope : null;
}
