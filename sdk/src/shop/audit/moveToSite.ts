import type { SiteCode } from "../../types.ts";
import type { RecordedChange, TouchedPart } from "./RecordedChange.ts";
import { replayRights } from "./replayRights.ts";

/** True for changes that are of one site alone, so that they can be made on another. */
export function isOfOneSite(changes: readonly TouchedPart[]): boolean {
  const sites = new Set(changes.map(({ part, key }) => replayRights[part].ownSite?.read(key)));
  return sites.size === 1 && !sites.has(undefined);
}

/** Changes of one site as they are on another. */
export const moveToSite = (changes: readonly RecordedChange[], site: SiteCode): RecordedChange[] =>
  changes.map((change) => ({
    ...change,
    key: replayRights[change.part].ownSite?.write(change.key, site) ?? change.key,
  }));
