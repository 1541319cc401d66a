import { useQuery, useQueryClient } from "@tanstack/react-query";
import { orThrow } from "@velours/sdk";
import type { AuditEntry, Replay, ReplayInput, ReplayObstacle, SiteCode } from "@velours/sdk/types";
import { useState } from "react";
import { Button } from "../../../platform/ui/Button.tsx";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { DeskDialog } from "../../frame/DeskDialog.tsx";
import { Failure } from "../../frame/Failure.tsx";
import { Loading } from "../../frame/Loading.tsx";
import { invalidateShop } from "../../invalidateShop.ts";
import { readCurrent } from "../../readCurrent.ts";
import { useChange } from "../../useChange.ts";
import { useSites } from "../../useSites.ts";
import { AuditChanges } from "./AuditChanges.tsx";
import { Obstacles } from "./Obstacles.tsx";
import { readObstacles } from "./readObstacles.ts";

interface Props {
  entry: AuditEntry;
  /** True to do it again on another site instead of undoing it. */
  isElsewhere: boolean;
  onClose: () => void;
  onDone: () => void;
  /** Called instead where it waits for another person's consent. */
  onWaits: () => void;
}

/** Shows what undoing an entry, or doing it on another site, would change before it is done; exactly that is, or it is refused. */
export function ReplayDialog({
  entry: { id, undoes, site: own },
  isElsewhere,
  onClose,
  onDone,
  onWaits,
}: Props) {
  const { api } = useDesk();
  const text = useDeskText();
  const queries = useQueryClient();
  const sites = useSites().filter(({ code }) => code !== own);
  const [chosen, setChosen] = useState<SiteCode>();
  const site = chosen ?? sites[0]?.code;
  const body: ReplayInput = isElsewhere && site ? { site } : { invert: true };
  const [current, setCurrent] = useState<Replay>();
  const [isStale, setStale] = useState(false);
  const [obstacles, setObstacles] = useState<readonly ReplayObstacle[]>([]);
  const tried = useQuery({
    queryKey: ["replayEntry", id, body],
    enabled: !isElsewhere || site !== undefined,
    queryFn: async ({ signal }) =>
      orThrow(await api.replayEntry({ params: { path: { id } }, body: { ...body, dry: true }, signal })),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const plan = current ?? tried.data;
  const { run, busy, isUnknown, failure, forget } = useChange(
    ({ moved, revision }: Replay, idempotencyKey) =>
      api.replayEntry({
        params: { path: { id }, ...((moved || isElsewhere) && { header: { "If-Match": revision } }) },
        body,
        idempotencyKey,
      }),
    {
      done() {
        // Every other screen would begin with what was there before.
        queries.removeQueries({ type: "inactive" });
        invalidateShop(queries);
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
      title={text(
        isElsewhere ? m.desk_elsewhere_title : undoes === null ? m.desk_undo_title : m.desk_redo_title,
      )}
    >
      {isElsewhere && (
        <Select
          label={text(m.desk_site)}
          name="site"
          value={site}
          disabled={busy || isUnknown}
          options={sites.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={({ target }) => {
            setChosen(target.value as SiteCode);
            setCurrent(undefined);
            setStale(false);
            forget();
          }}
        />
      )}
      {tried.isPending && <Loading inWords />}
      {tried.error && plan === undefined && (
        <>
          <Failure error={tried.error} />
          <Obstacles obstacles={readObstacles(tried.error)} />
        </>
      )}
      {plan && (
        <>
          {plan.moved && !isElsewhere && <Notice tone="bad">{text(m.desk_undo_moved)}</Notice>}
          <p>{text(m.desk_undo_changes)}</p>
          <AuditChanges changes={plan.changes} total={plan.changesTotal} />
          {failure && !(isStale && plan.moved && !isElsewhere) && <Notice tone="bad">{failure}</Notice>}
          {failure && <Obstacles obstacles={obstacles} />}
          <Button wide busy={busy} onClick={() => run(plan)}>
            {text(
              isUnknown
                ? m.desk_try_again
                : isElsewhere
                  ? m.desk_elsewhere_do
                  : undoes === null
                    ? m.desk_undo
                    : m.desk_redo,
            )}
          </Button>
        </>
      )}
    </DeskDialog>
  );
}
