import { m, useDeskText } from "../desk.ts";
import type { Goods } from "./orderGoods.ts";

interface Props<Units> {
  units: readonly Units[];
  /** Names a line; undefined for one that there is not. */
  goods: (line: number) => Goods | undefined;
  /** The most units of a line that can be chosen. */
  max: (units: Units) => number;
  /** Units of a line at first; the most of them by default. */
  first?: (units: Units) => number;
}

/** How many units of each line. */
export function UnitFields<Units extends { line: number }>({ units, goods, max, first = max }: Props<Units>) {
  const text = useDeskText();
  return (
    <fieldset className="flex flex-col divide-y divide-line rounded-md border border-line">
      <legend className="sr-only">{text(m.desk_units_of_lines)}</legend>
      {units.map((line) => {
        const named = goods(line.line);
        if (named === undefined) return null;
        return (
          <label key={line.line} className="flex items-center gap-3 px-3 py-2">
            <span className="min-w-0 flex-1 text-sm">
              <span className="block font-semibold">{named.title}</span>
              {named.option && <span className="text-ink-soft">{named.option}</span>}
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
export const readUnits = (data: FormData, units: readonly { line: number }[]) =>
  units
    .map(({ line }) => ({ line, quantity: Number(data.get(`units-${line}`) ?? 0) }))
    .filter(({ quantity }) => Number.isInteger(quantity) && quantity > 0);
