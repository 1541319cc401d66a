import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Badge } from "../../platform/ui/Badge.tsx";
import { Button } from "../../platform/ui/Button.tsx";
import { Progress } from "../../platform/ui/Progress.tsx";
import { DeskLink } from "../DeskLink.tsx";
import { m, useDeskText } from "../desk.ts";
import { type BatchParcel, countDone, type ParcelState, pendingParcels } from "./shipBatch.ts";
import { useBatchText } from "./useBatchText.ts";
import type { BulkShip } from "./useBulkShip.ts";

interface Look {
  label: typeof m.desk_bulk_waiting;
  tone: NonNullable<ComponentProps<typeof Badge>["tone"]>;
  /** Something is left to be done with the order. */
  isLinked: boolean;
}

const states: Record<ParcelState, Look> = {
  waiting: { label: m.desk_bulk_waiting, tone: "quiet", isLinked: false },
  sending: { label: m.desk_bulk_sending, tone: "brand", isLinked: false },
  shipped: { label: m.order_status_shipped, tone: "good", isLinked: false },
  changed: { label: m.desk_bulk_parcel_changed, tone: "sale", isLinked: true },
  refused: { label: m.desk_bulk_parcel_refused, tone: "sale", isLinked: true },
  open: { label: m.desk_bulk_open, tone: "quiet", isLinked: true },
};

/** How far a batch is, and what became of each of its parcels. */
export function BatchProgress({ bulk }: { bulk: BulkShip }) {
  const text = useDeskText();
  const { batch, start, stop, leave, close } = bulk;
  const sentence = useBatchText(batch);
  const [isStopping, setStopping] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const wasRunning = useRef<boolean>(undefined);
  const isRunning = batch.phase === "sending";
  useEffect(() => {
    if (wasRunning.current === isRunning) return;
    wasRunning.current = isRunning;
    setStopping(false);
    // The pressed button is gone; somebody who went on to a row stays there.
    if (!panel.current?.contains(document.activeElement)) status.current?.focus();
  }, [isRunning]);
  const { length: total } = batch.parcels;
  const { length: rest } = pendingParcels(batch);
  return (
    <div ref={panel} className="flex flex-col gap-4">
      <div ref={status} role="status" tabIndex={-1} className="font-semibold">
        {isRunning ? <Progress value={countDone(batch) / total} label={sentence} /> : sentence}
      </div>
      <ol className="divide-y divide-line border-y border-line">
        {batch.parcels.map((parcel) => (
          <ParcelRow key={parcel.number} parcel={parcel} />
        ))}
      </ol>
      {isRunning && (
        <Button
          wide
          variant="outline"
          busy={isStopping}
          onClick={() => {
            stop();
            setStopping(true);
          }}
        >
          {text(m.desk_bulk_stop)}
        </Button>
      )}
      {!isRunning && rest > 0 && (
        <>
          <Button wide onClick={start}>{`${text(m.desk_bulk_rest)} · ${rest}`}</Button>
          <Button wide variant="outline" onClick={leave}>
            {text(m.desk_bulk_leave)}
          </Button>
        </>
      )}
      {!isRunning && rest === 0 && (
        <Button wide onClick={close}>
          {text(m.close)}
        </Button>
      )}
    </div>
  );
}

function ParcelRow({ parcel: { number, tracking, state, failure } }: { parcel: BatchParcel }) {
  const text = useDeskText();
  const { label, tone, isLinked } = states[state];
  return (
    <li className="flex flex-col gap-1 py-3">
      <div className="flex min-h-6 items-center justify-between gap-4">
        {isLinked ? (
          <DeskLink
            to={`/desk/orders/${number}`}
            className="inline-flex min-h-6 items-center font-semibold text-brand-700 tabular-nums underline underline-offset-4"
          >
            {number}
          </DeskLink>
        ) : (
          <span className="font-semibold tabular-nums">{number}</span>
        )}
        <Badge tone={tone}>{text(label)}</Badge>
      </div>
      {tracking.trim() !== "" && <p className="text-sm break-words tabular-nums">{tracking}</p>}
      {failure !== null && <p className="text-sm break-words">{failure}</p>}
    </li>
  );
}
