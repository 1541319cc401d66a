import { matchesRevision } from "@velours/sdk/rules";
import type { Replay } from "@velours/sdk/types";
import { type Handler, refuse } from "../../platform/contract.ts";
import { refusable, refuseWrites } from "../../platform/store/refusable.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { requireReplayConsent } from "./approvals/requireReplayConsent.ts";
import { addReplayEvent } from "./audit/addReplayEvent.ts";
import { commitReplay, type ReplayRefusal } from "./audit/commitReplay.ts";
import { getOperation } from "./audit/getOperation.ts";
import type { RecordedChange } from "./audit/RecordedChange.ts";
import { writeReplayCommand } from "./audit/replayCommand.ts";
import { commitOnce } from "./commitOnce.ts";
import { type AuditRow, readAuditRow } from "./store/merchantChanges.ts";

/** A replay that was made and taken back, so that a dry run and the real one are decided by the same code. */
interface Tried {
  tried: Replay;
}

/** Undoes what an entry of the log did, or does it again. */
export const replayEntry: Handler<"replayEntry"> = async ({ params: { id }, headers, body }, context) => {
  const { invert = false, dry = false, site } = body;
  const { db } = context.store;
  if (dry) {
    const ended = await refusable<never, ReplayRefusal | Tried>(() =>
      inTransaction(db, async (trx) => {
        const replay = await commitReplay(trx, context, { id, invert, site }, () => {});
        return refuseWrites<Tried>({ tried: { applied: false, ...replay } });
      }),
    );
    if ("done" in ended) return ended.done;
    return "tried" in ended.refused ? { status: 200, body: ended.refused.tried } : ended.refused;
  }
  const ifMatch = headers["if-match"];
  return commitOnce<Replay, AuditRow | undefined, ReplayRefusal>(
    context,
    {
      operation: "replayEntry",
      key: headers["idempotency-key"],
      input: { id, ifMatch, body },
      entry: (_replay, row) => ({
        command: writeReplayCommand({ id, invert, site }),
        site: site ?? row?.site ?? null,
        ...(invert && { undoes: id }),
      }),
    },
    () => readAuditRow(db, id),
    async (trx, row, { record }) => {
      const changed: RecordedChange[] = [];
      const replay = await commitReplay(trx, context, { id, invert, site }, (changes) =>
        changed.push(...changes),
      );
      record(changed);
      const isExpected = ifMatch === undefined ? !replay.moved : matchesRevision(ifMatch, replay.revision);
      if (!isExpected)
        refuseWrites<ReplayRefusal>(
          refuse("changedMeanwhile", {
            revision: replay.revision,
            current: { applied: false, ...replay },
          }),
        );
      const { moved: _, ...changes } = replay;
      const proposed = { entry: id, operation: getOperation(row?.command ?? ""), invert, ...changes };
      await requireReplayConsent(trx, context, {
        replay: proposed,
        changed,
        key: headers["idempotency-key"],
      });
      await addReplayEvent(trx, row?.command ?? "", changed);
      return { applied: true, ...replay };
    },
  );
};
