import { m, useDeskText } from "../desk.ts";
import type { BulkShip } from "./useBulkShip.ts";

/** The box of an order in a list. x and the space bar on its row press it, too. */
export function SelectOrder({ number, bulk }: { number: string; bulk: BulkShip }) {
  const text = useDeskText();
  return (
    <label className="inline-flex size-11 items-center justify-center">
      <span className="sr-only">{text(m.desk_select_order, { number })}</span>
      <input
        type="checkbox"
        data-select
        // The rows of other filters stay until those of the new ones have come.
        disabled={!bulk.orders.some((order) => order.number === number)}
        checked={bulk.isSelected(number)}
        onChange={({ target }) => bulk.select([number], target.checked)}
        className="size-5 rounded-sm accent-brand-600"
      />
    </label>
  );
}
