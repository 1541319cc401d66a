import { lazy, Suspense } from "react";
import { Button } from "../../platform/ui/Button.tsx";
import { Checkbox } from "../../platform/ui/Checkbox.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { m, useDeskText } from "../desk.ts";
import { AskBeforeLeaving } from "../frame/AskBeforeLeaving.tsx";
import { isOngoing, isTyped } from "./shipBatch.ts";
import { useBatchText } from "./useBatchText.ts";
import type { BulkShip } from "./useBulkShip.ts";

const BulkShipDialog = lazy(async () => ({
  default: (await import("./BulkShipDialog.tsx")).BulkShipDialog,
}));

interface Props {
  bulk: BulkShip;
  /** False where the shown list is of other orders, too: what was begun can be seen to its end. */
  canSelect: boolean;
}

/** Selects all orders of a page, ships the selected ones, and says how that stands while its dialog is closed. */
export function ShipBar({ bulk, canSelect }: Props) {
  const text = useDeskText();
  const progress = useBatchText(bulk.batch);
  const { orders, selected, batch, isShown } = bulk;
  const isLeft = isOngoing(batch);
  const isAll = selected.length === orders.length;
  return (
    <div className="mt-4 flex flex-col gap-3 empty:hidden print:hidden">
      <AskBeforeLeaving
        isEdited={isLeft || isTyped(batch)}
        reason={batch.phase === "sending" ? "shipping" : "edited"}
        within="/desk/orders"
      />
      {(batch.phase === "sending" || batch.phase === "ended") && !isShown && (
        <Notice>
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {progress}
            <Button size="small" variant="outline" onClick={bulk.show}>
              {text(m.desk_show)}
            </Button>
          </span>
        </Notice>
      )}
      {canSelect && orders.length > 0 && (
        <div className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-1">
          <Checkbox
            checked={isAll}
            ref={(box) => {
              if (box) box.indeterminate = selected.length > 0 && !isAll;
            }}
            onChange={({ target }) =>
              bulk.select(
                orders.map(({ number }) => number),
                target.checked,
              )
            }
          >
            {text(m.desk_select_page)}
          </Checkbox>
          <p role="status" className="text-sm text-ink-soft tabular-nums">
            {selected.length > 0 && text(m.desk_selected_count, { n: selected.length })}
          </p>
          {selected.length > 0 && !isLeft && (
            <Button onClick={bulk.open}>{`${text(m.desk_ship)} · ${selected.length}`}</Button>
          )}
        </div>
      )}
      <Suspense>{isShown && <BulkShipDialog bulk={bulk} />}</Suspense>
    </div>
  );
}
