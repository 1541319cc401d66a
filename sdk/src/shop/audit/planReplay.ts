import type { AuditChange, MerchantScope, NotInvertibleReason, ReplayObstacle } from "../../types.ts";
import type { Caller } from "../access/Caller.ts";
import { type ErrorResponse, refuse } from "../refuse.ts";
import type { LoggedEntry } from "./LoggedEntry.ts";
import { isMoved } from "./mergeChange.ts";
import { missingReplayScope } from "./missingReplayScope.ts";
import { isOfOneSite, moveToSite } from "./moveToSite.ts";
import { presentObstacles } from "./presentObstacles.ts";
import type { RecordedChange } from "./RecordedChange.ts";
import type { Replayed } from "./replayCommand.ts";
import { replayRights } from "./replayRights.ts";
import { whyNotInvertible } from "./whyNotInvertible.ts";

type Refused = ErrorResponse<"notInvertible" | "merchantScopeMissing" | "resourceDoesNotExist">;

interface Details {
  undoneBy?: number | null;
  obstacles?: readonly ReplayObstacle[];
}

/** The refusal to undo or repeat what an entry of the log did. */
export const replayRefusal = (
  reason: NotInvertibleReason,
  { undoneBy = null, obstacles = [] }: Details = {},
): ErrorResponse<"notInvertible"> =>
  refuse("notInvertible", { reason, undoneBy, obstacles: [...obstacles] }, { of: reason });

/**
 * The changes of an entry as its replay makes them: the other way round, or on another site. `hasSite` is false for a site
 * that is not there, or not the caller's.
 */
export function planReplay(
  entry: LoggedEntry,
  { invert, site }: Pick<Replayed, "invert" | "site">,
  context: Caller & Parameters<typeof presentObstacles>[0] & { hasSite: boolean },
): { wanted: readonly RecordedChange[] } | { refused: Refused } {
  const reason = whyNotInvertible(entry, { invert });
  if (reason !== null) {
    const obstacles = presentObstacles(context, entry.obstacles ?? []);
    return { refused: replayRefusal(reason, { undoneBy: invert ? entry.undone_by : null, obstacles }) };
  }
  const changes = entry.changes ?? [];
  let wanted: readonly RecordedChange[] = changes;
  if (site !== undefined) {
    if (!context.hasSite) return { refused: refuse("resourceDoesNotExist") };
    if (invert || !isOfOneSite(changes)) return { refused: replayRefusal("elsewhere") };
    wanted = moveToSite(changes, site);
  } else if (invert)
    wanted = changes.map((change) => ({ ...change, before: change.after, after: change.before }));
  const missing: MerchantScope | null = missingReplayScope(context, wanted);
  return missing === null ? { wanted } : { refused: refuse("merchantScopeMissing", missing) };
}

/** Parts in the order in which they are written: stock and promotions first, as checkouts lock them. */
const partsInOrder: readonly AuditChange["part"][] = [
  "stock",
  "promotions",
  "prices",
  "products",
  "reviews",
  "shippingRates",
  "taxRates",
  "collections",
  "pages",
  "sites",
];

/** Changes part by part. Pages and collections are removed or hidden last: no menu leads to them once the sites are written. */
export function groupByPart(changes: readonly RecordedChange[]): [AuditChange["part"], RecordedChange[]][] {
  const isRemoval = ({ part, after }: RecordedChange) =>
    part === "pages" || part === "collections"
      ? after === null || (after as { published?: boolean }).published === false
      : false;
  const group = (own: readonly RecordedChange[]) =>
    partsInOrder.map((part): [AuditChange["part"], RecordedChange[]] => [
      part,
      own.filter((change) => change.part === part),
    ]);
  return [
    ...group(changes.filter((change) => !isRemoval(change))),
    ...group(changes.filter(isRemoval)),
  ].filter(([, own]) => own.length > 0);
}

/** True when something was not as the entry left it any more; fields that it left alone may have changed since. */
export const hasMoved = (wanted: readonly RecordedChange[], changed: readonly RecordedChange[]): boolean =>
  wanted.some(({ part, key, before, after }) => {
    if (replayRights[part].isRelative) return false;
    const now = changed.find((change) => change.part === part && change.key === key);
    return now === undefined || isMoved(now.before, before, after);
  });
