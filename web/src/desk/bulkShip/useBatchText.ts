import { m, useDeskText } from "../desk.ts";
import { countDone, type ParcelState, type ShipBatch } from "./shipBatch.ts";

/** How a batch stands in a sentence: how far it is, or how it ended. */
export function useBatchText(batch: ShipBatch): string {
  const { phase, parcels } = batch;
  const text = useDeskText();
  const count = (...states: ParcelState[]) => parcels.filter(({ state }) => states.includes(state)).length;
  if (phase === "sending") return text(m.desk_bulk_progress, { n: countDone(batch), total: parcels.length });
  const counts = [
    [m.desk_bulk_shipped, count("shipped")],
    [m.desk_bulk_refused, count("refused")],
    [m.desk_bulk_changed, count("changed")],
    [m.desk_bulk_left, count("waiting", "open")],
  ] as const;
  return counts
    .filter(([, n], nth) => nth === 0 || n > 0)
    .map(([label, n]) => text(label, { n }))
    .join(" · ");
}
