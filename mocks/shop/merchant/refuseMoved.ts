import { refuse } from "../refuse.ts";

/** The refusal to replace what somebody changed since it was read; undefined where nobody did. */
export function refuseMoved(stored: { revision: string } | undefined, ifMatch: string | undefined) {
  const wanted = ifMatch?.replaceAll('"', "");
  if (stored === undefined || wanted === undefined || wanted === stored.revision) return undefined;
  return refuse("changedMeanwhile", { revision: stored.revision, current: { ...stored } });
}
