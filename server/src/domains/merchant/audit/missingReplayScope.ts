import type { MerchantScope } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import { requireAllSites } from "../requireAllSites.ts";
import type { TouchedPart } from "./RecordedChange.ts";
import { replayers } from "./replayers.ts";

/** The scope that the caller lacks to replay these changes, or has for some sites where a change is of all; null for none. */
export function missingReplayScope(
  context: Pick<Context, "merchant">,
  changes: readonly TouchedPart[],
): MerchantScope | null {
  for (const change of changes) {
    const { scope, isOfAllSites, getFurtherScope } = replayers[change.part];
    const further = getFurtherScope?.(change);
    const missing =
      missingScope(context, scope, isOfAllSites(change)) ??
      (further === undefined ? null : missingScope(context, further, true));
    if (missing !== null) return missing;
  }
  return null;
}

function missingScope(
  context: Pick<Context, "merchant">,
  scope: MerchantScope,
  ofAllSites: boolean,
): MerchantScope | null {
  if (!context.merchant?.scopes.includes(scope)) return scope;
  return ofAllSites && requireAllSites(context, scope) !== null ? scope : null;
}
