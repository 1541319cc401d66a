import { matchesRevision } from "@velours/sdk/rules";
import {
  countChangedRows,
  getOperation,
  hasMoved,
  isImport,
  maySeeEntry,
  mayUseSite,
  mostObstacles,
  planReplay,
  presentChanges,
  readReplayedId,
  replayActs,
  replayRefusal,
} from "@velours/sdk/shop";
import type { Replay } from "@velours/sdk/types";
import type { MockSession } from "../../session/MockSession.ts";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Context, Handler, Input } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { refuse } from "../refuse.ts";
import { refuseUnapproved } from "./approvals/refuseUnapproved.ts";
import { findEntry } from "./log/entries.ts";
import { listChanges } from "./log/listChanges.ts";
import { replayChanges } from "./log/replayChanges.ts";
import { toRevision } from "./log/toRevision.ts";

/** Undoes what an entry of the session's log did, or does it again. */
export const replayEntry: Handler<"replayEntry"> = (input, context) =>
  input.body.dry
    ? replay(input, context)
    : onceForKey(context, "replayEntry", input, () => replay(input, context));

function replay({ params, headers, body }: Input<"replayEntry">, context: Context): MockResponse {
  const { session } = context;
  const { invert = false, dry = false, site } = body;
  const entry = findEntry(session, params.id);
  if (entry === undefined || !maySeeEntry(context, entry)) return refuse("resourceDoesNotExist");
  const hasSite = site !== undefined && session.sites.has(site) && mayUseSite(context, site);
  const planned = planReplay(entry, { invert, site }, { ...context, hasSite });
  if ("refused" in planned) return planned.refused as MockResponse;
  const before = session.desk;
  const takeBack = (response: object): MockResponse => {
    session.desk = before;
    return response as MockResponse;
  };
  const obstacles = replayChanges(context, planned.wanted).slice(0, mostObstacles);
  if (obstacles.length > 0) return takeBack(replayRefusal("refused", { obstacles }));
  const parts = new Set(planned.wanted.map(({ part }) => part));
  const changed = listChanges(session, before, parts);
  if (changed.length === 0) return takeBack(replayRefusal("same"));
  const moved = hasMoved(planned.wanted, changed);
  const revision = toRevision(changed);
  const replayed: Replay = {
    applied: !dry,
    moved,
    revision,
    changes: presentChanges(changed),
    changesTotal: changed.length,
  };
  if (dry) return takeBack({ status: 200, body: replayed });
  const ifMatch = headers["if-match"];
  const isExpected = ifMatch === undefined ? !moved : matchesRevision(ifMatch, revision);
  if (!isExpected)
    return takeBack(refuse("changedMeanwhile", { revision, current: { ...replayed, applied: false } }));
  const { changes, changesTotal } = replayed;
  const operation = getOperation(entry.command);
  const proposed = { entry: entry.id, operation, invert, revision, changes, changesTotal };
  for (const act of replayActs({ replay: proposed, changed, key: headers["idempotency-key"] })) {
    const unapproved = refuseUnapproved(context, act);
    if (unapproved) return takeBack(unapproved);
  }
  if (isOfImport(session, entry.command))
    session.imports = [
      ...session.imports,
      { time: context.now.toISOString(), parts: countChangedRows(changed) },
    ];
  return { status: 200, body: replayed };
}

/** True for an import, and for what undid one or did it again. */
function isOfImport(session: MockSession, command: string): boolean {
  const replayed = readReplayedId(command);
  return replayed === undefined
    ? isImport(command)
    : isOfImport(session, findEntry(session, replayed)?.command ?? "");
}
