import { formatMoney } from "@velours/sdk/rules";
import type { Report } from "@velours/sdk/types";
import { m, useDeskText } from "../desk.ts";
import { type Bar, chartBars, chartColumns } from "./chartBars.ts";
import { columnTexts, groupTexts } from "./reportTexts.ts";

/** The report's first figure as bars, one picture for each currency; the table below has every value. */
export function ReportChart({ report }: { report: Report }) {
  const text = useDeskText();
  const { name, by, totals } = report;
  const column = chartColumns[name];
  if (column === undefined) return null;
  return totals.map(({ currency }) => {
    const bars = chartBars(report, currency);
    const money = (amount: number) => formatMoney(amount, currency, { digits: 2 });
    const title = text(m.desk_chart_title, {
      column: text(columnTexts[column]),
      by: text(groupTexts[by]),
      currency,
    });
    const Picture = by === "day" || by === "month" ? Columns : Rows;
    return (
      <figure key={currency} className="mt-5 rounded-lg border border-line bg-white p-4 tablet:p-6">
        <figcaption className="text-sm font-semibold">{title}</figcaption>
        <Picture bars={bars} money={money} title={title} />
      </figure>
    );
  });
}

interface PictureProps {
  bars: readonly Bar[];
  money: (amount: number) => string;
  title: string;
}

const HEIGHT = 120;

/** Bars side by side in the order of time. */
function Columns({ bars, money, title }: PictureProps) {
  const text = useDeskText();
  const most = Math.max(...bars.map(({ value }) => value), 0);
  const least = Math.min(...bars.map(({ value }) => value), 0);
  const scale = HEIGHT / (most - least || 1);
  return (
    <>
      <svg
        role="img"
        aria-label={title}
        viewBox={`0 0 ${bars.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-3 h-32 w-full"
      >
        {bars.map(({ group, value }, nth) => (
          <rect
            key={group}
            x={nth + 0.1}
            width={0.8}
            y={(most - Math.max(value, 0)) * scale}
            height={Math.abs(value) * scale}
            className={value < 0 ? "fill-bad" : "fill-brand-600"}
          >
            <title>{`${group}: ${money(value)}`}</title>
          </rect>
        ))}
      </svg>
      <p className="mt-1 flex justify-between gap-4 text-xs text-ink-soft tabular-nums">
        <span>{bars[0]?.group}</span>
        <span>{text(m.desk_chart_most, { amount: money(most) })}</span>
        <span>{bars.at(-1)?.group}</span>
      </p>
    </>
  );
}

const SHOWN = 12;

/** Bars one under the other, the longest first. */
function Rows({ bars, money, title }: PictureProps) {
  const longest = bars.toSorted((a, b) => b.value - a.value).slice(0, SHOWN);
  const most = Math.max(...longest.map(({ value }) => value), 0) || 1;
  return (
    <ul aria-label={title} className="mt-3 flex flex-col gap-1 text-sm">
      {longest.map(({ group, value }) => (
        <li key={group} className="grid grid-cols-[5rem_1fr_auto] items-center gap-3">
          <span className="truncate">{group || "–"}</span>
          <span aria-hidden="true" className="h-3 overflow-hidden rounded-full bg-mist">
            <span
              className="block h-full bg-brand-600"
              style={{ width: `${(Math.max(value, 0) / most) * 100}%` }}
            />
          </span>
          <span className="tabular-nums">{money(value)}</span>
        </li>
      ))}
    </ul>
  );
}
