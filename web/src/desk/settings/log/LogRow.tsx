import type { AuditEntry } from "@velours/sdk/types";
import { Badge } from "../../../platform/ui/Badge.tsx";
import { Button } from "../../../platform/ui/Button.tsx";
import { DeskLink } from "../../DeskLink.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { formatMoment } from "../../formatMoment.ts";
import { AuditChanges } from "./AuditChanges.tsx";
import type { LogSearch } from "./logSearch.ts";
import { Obstacles } from "./Obstacles.tsx";
import { operationText } from "./operationText.ts";

interface Props {
  entry: AuditEntry;
  filters: LogSearch;
  onUndo: () => void;
  /** Does it again on another site; undefined where there is no other. */
  onMove: (() => void) | undefined;
}

/** An entry of the log: who did what, and when. */
export function LogRow({ entry, filters, onUndo, onMove }: Props) {
  const { locale } = useDesk();
  const text = useDeskText();
  const { time, actor, actorName, order, site, changes, changesTotal, outcome, obstacles } = entry;
  const sentence = operationText(entry, text);
  const when = formatMoment(time, locale);
  const link = "inline-flex min-h-8 items-center text-brand-700 underline underline-offset-4";
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line px-4 py-3 break-inside-avoid last:border-b-0 tablet:px-6 tablet:py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
          <time dateTime={time}>{when}</time>
          {" · "}
          <DeskLink to="/desk/settings/log" search={{ ...filters, actor }} className={link}>
            {actorName ?? actor}
          </DeskLink>
          {site !== null && ` · ${site}`}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold break-words">{sentence}</span>
          {order !== null && (
            <DeskLink to={`/desk/orders/${order}`} className={link}>
              {order}
            </DeskLink>
          )}
          {entry.undoneBy !== null && <Badge>{text(m.desk_log_undone)}</Badge>}
          {outcome === "failed" && <Badge tone="sale">{text(m.desk_log_failed)}</Badge>}
          {outcome === "started" && <Badge>{text(m.desk_log_started)}</Badge>}
        </p>
        {changes.length > 0 && <AuditChanges changes={changes} total={changesTotal} />}
        {entry.notInvertible === "nothing" && (
          <p className="text-sm text-ink-soft">{text(m.desk_log_nothing)}</p>
        )}
        {obstacles.length > 0 && (
          <>
            <p className="text-sm">{text(m.desk_log_not_undone)}</p>
            <Obstacles obstacles={obstacles} />
          </>
        )}
      </div>
      {entry.movable && onMove && (
        <Button
          variant="outline"
          size="small"
          className="print:hidden"
          aria-label={`${text(m.desk_elsewhere)}, ${sentence}, ${when}`}
          onClick={onMove}
        >
          {text(m.desk_elsewhere)}
        </Button>
      )}
      {entry.invertible && (
        <Button
          variant="outline"
          size="small"
          className="print:hidden"
          aria-label={`${text(entry.undoes === null ? m.desk_undo : m.desk_redo)}, ${sentence}, ${when}`}
          onClick={onUndo}
        >
          {text(entry.undoes === null ? m.desk_undo : m.desk_redo)}
        </Button>
      )}
    </li>
  );
}
