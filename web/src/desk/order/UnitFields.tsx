import type { CountedUnits } from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import { m } from "../../platform/text/m.ts";
import { useDeskText } from "../desk.ts";

interface Props {
  order: Order;
  units: readonly CountedUnits[];
  /** The most units of a line that can be chosen. */
  max: (units: CountedUnits) => number;
  /** Units of a line at first; the most of them by default. */
  first?: (units: CountedUnits) => number;
}

/** How many units of each line. */
export function UnitFields({ order, units, max, first = max }: Props) {
  const text = useDeskText();
  return (
    <fieldset className="flex flex-col divide-y divide-line rounded-md border border-line">
      <legend className="sr-only">{text(m.desk_units_of_lines)}</legend>
      {units.map((line) => {
        const product = order.products[line.line - 1];
        if (product === undefined) return null;
        return (
          <label key={line.line} className="flex items-center gap-3 px-3 py-2">
            <span className="min-w-0 flex-1 text-sm">
              <span className="block font-semibold">{product.title}</span>
              {product._variant.option1 && <span className="text-ink-soft">{product._variant.option1}</span>}
            </span>
            <input
              type="number"
              name={`units-${line.line}`}
              min={0}
              max={max(line)}
              step={1}
              defaultValue={first(line)}
              inputMode="numeric"
              className="field w-20! shrink-0 text-right tabular-nums"
            />
            <span className="w-10 shrink-0 text-sm text-ink-soft tabular-nums">
              {text(m.desk_of_units, { n: max(line) })}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** The lines of which units were chosen. */
export const readUnits = (data: FormData, units: readonly CountedUnits[]) =>
  units
    .map(({ line }) => ({ line, quantity: Number(data.get(`units-${line}`) ?? 0) }))
    .filter(({ quantity }) => Number.isInteger(quantity) && quantity > 0);
