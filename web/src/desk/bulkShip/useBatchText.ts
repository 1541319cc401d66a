import { m, useDeskText } from "../desk.ts";
import type { ParcelState, ShipBatch } from "./shipBatch.ts";

/** How a batch stands in a sentence: how far it is, or how it ended. */
export function useBatchText({ phase, parcels }: ShipBatch): string {
  const text = useDeskText();
  const count = (...states: ParcelState[]) => parcels.filter(({ state }) => states.includes(state)).length;
  if (phase === "sending")
    return text(m.desk_bulk_progress, {
      n: parcels.length - count("waiting", "sending"),
      total: parcels.length,
    });
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
