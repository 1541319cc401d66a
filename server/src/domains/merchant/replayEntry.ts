import { matchesRevision } from "@velours/sdk/rules";
import {
  getOperation,
  type LoggedEntry,
  merchantEntries,
  type RecordedChange,
  replayActs,
} from "@velours/sdk/shop";
import type { Replay } from "@velours/sdk/types";
import { type Handler, type Refusal, refuse } from "../../platform/contract.ts";
import { refusable, refuseWrites } from "../../platform/store/refusable.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { requireConsent } from "./approvals/requireConsent.ts";
import { addReplayEvent } from "./audit/addReplayEvent.ts";
import { commitReplay } from "./audit/commitReplay.ts";
import { merchantWrite } from "./merchantWrite.ts";
import { readAuditRow } from "./store/merchantChanges.ts";

/** A replay that was made and taken back, so that a dry run and the real one are decided by the same code. */
interface Tried {
  tried: Replay;
}

/** Undoes what an entry of the log did, or does it again. */
export const replayEntry: Handler<"replayEntry"> = async (input, context) => {
  const { invert = false, dry = false, site } = input.body;
  if (!dry) return applyReplay(input, context);
  const ended = await refusable<never, Refusal<"replayEntry"> | Tried>(() =>
    inTransaction(context.store.db, async (trx) => {
      const replay = await commitReplay(trx, context, { id: input.params.id, invert, site }, () => {});
      return refuseWrites<Tried>({ tried: { applied: false, ...replay } });
    }),
  );
  if ("done" in ended) return ended.done;
  return "tried" in ended.refused ? { status: 200, body: ended.refused.tried } : ended.refused;
};

const applyReplay = merchantWrite(
  "replayEntry",
  ({ params: { id }, headers, body }, context, refuseWrites) => {
    const { invert = false, site } = body;
    const ifMatch = headers["if-match"];
    return {
      input: { id, ifMatch, body },
      entry: (replay, row: LoggedEntry | undefined) => {
        const entry = merchantEntries.replayEntry({ params: { id }, body }, replay);
        return entry && { ...entry, site: entry.site ?? row?.site ?? null };
      },
      prepare: () => readAuditRow(context.store.db, id),
      async write(trx, { record }, row: LoggedEntry | undefined) {
        const changed: RecordedChange[] = [];
        const replay = await commitReplay(trx, context, { id, invert, site }, (changes) =>
          changed.push(...changes),
        );
        record(changed);
        const { moved, ...changes } = replay;
        const { revision } = replay;
        const isExpected = ifMatch === undefined ? !moved : matchesRevision(ifMatch, revision);
        if (!isExpected)
          refuseWrites(refuse("changedMeanwhile", { revision, current: { applied: false, ...replay } }));
        const proposed = { entry: id, operation: getOperation(row?.command ?? ""), invert, ...changes };
        const key = headers["idempotency-key"];
        for (const act of replayActs({ replay: proposed, changed, key }))
          await requireConsent(trx, context, act);
        await addReplayEvent(trx, row?.command ?? "", changed);
        return { applied: true, ...replay };
      },
    };
  },
);
