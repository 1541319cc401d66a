import { matchesRevision } from "@velours/sdk/rules";
import { refuse } from "../refuse.ts";

/**
 * The refusal to replace what somebody changed or removed since it was read; undefined where nobody did. `current` is what
 * is there now.
 */
export function refuseMoved(
  stored: { revision: string } | undefined,
  ifMatch: string | undefined,
  current: object | undefined = stored,
) {
  if (matchesRevision(ifMatch, stored?.revision)) return undefined;
  if (stored === undefined) return refuse("resourceDoesNotExist");
  return refuse("changedMeanwhile", { revision: stored.revision, current: { ...current } });
}
