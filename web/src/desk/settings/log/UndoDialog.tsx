import { useQuery, useQueryClient } from "@tanstack/react-query";
import { orThrow } from "@velours/sdk";
import type { AuditEntry, Replay, ReplayObstacle } from "@velours/sdk/types";
import { useState } from "react";
import { Button } from "../../../platform/ui/Button.tsx";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { DeskDialog } from "../../frame/DeskDialog.tsx";
import { Failure } from "../../frame/Failure.tsx";
import { Loading } from "../../frame/Loading.tsx";
import { readCurrent } from "../../readCurrent.ts";
import { useChange } from "../../useChange.ts";
import { AuditChanges } from "./AuditChanges.tsx";
import { Obstacles } from "./Obstacles.tsx";
import { readObstacles } from "./readObstacles.ts";
import { logKey } from "./useLog.ts";

interface Props {
  entry: AuditEntry;
  onClose: () => void;
  onDone: () => void;
  /** Called instead where it waits for another person's consent. */
  onWaits: () => void;
}

/** Shows what undoing an entry would change before it is done; exactly that is, or it is refused. */
export function UndoDialog({ entry: { id, undoes }, onClose, onDone, onWaits }: Props) {
  const { api } = useDesk();
  const text = useDeskText();
  const queries = useQueryClient();
  const [current, setCurrent] = useState<Replay>();
  const [isStale, setStale] = useState(false);
  const [obstacles, setObstacles] = useState<readonly ReplayObstacle[]>([]);
  const tried = useQuery({
    queryKey: ["replayEntry", id],
    queryFn: async ({ signal }) =>
      orThrow(await api.replayEntry({ params: { path: { id } }, body: { invert: true, dry: true }, signal })),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const plan = current ?? tried.data;
  const { run, busy, isUnknown, failure } = useChange(
    ({ moved, revision }: Replay, idempotencyKey) =>
      api.replayEntry({
        params: { path: { id }, ...(moved && { header: { "If-Match": revision } }) },
        body: { invert: true },
        idempotencyKey,
      }),
    {
      done() {
        // Every other screen would begin with what was there before.
        queries.removeQueries({ type: "inactive" });
        void queries.invalidateQueries({ queryKey: [logKey] });
        onDone();
      },
      waits: onWaits,
      failed(error) {
        setObstacles(readObstacles(error));
        const now = readCurrent<Replay>(error);
        setStale(now !== undefined);
        if (now) setCurrent(now);
      },
    },
  );
  return (
    <DeskDialog
      busy={busy}
      onClose={onClose}
      title={text(undoes === null ? m.desk_undo_title : m.desk_redo_title)}
    >
      {tried.isPending && <Loading inWords />}
      {tried.error && plan === undefined && (
        <>
          <Failure error={tried.error} />
          <Obstacles obstacles={readObstacles(tried.error)} />
        </>
      )}
      {plan && (
        <>
          {plan.moved && <Notice tone="bad">{text(m.desk_undo_moved)}</Notice>}
          <p>{text(m.desk_undo_changes)}</p>
          <AuditChanges changes={plan.changes} total={plan.changesTotal} />
          {failure && !(isStale && plan.moved) && <Notice tone="bad">{failure}</Notice>}
          {failure && <Obstacles obstacles={obstacles} />}
          <Button wide busy={busy} onClick={() => run(plan)}>
            {text(isUnknown ? m.desk_try_again : undoes === null ? m.desk_undo : m.desk_redo)}
          </Button>
        </>
      )}
    </DeskDialog>
  );
}
