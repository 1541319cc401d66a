import { formatMoney, type ReportColumn, reportEntries, reportOrders } from "@velours/sdk/rules";
import type { Report, ReportRow } from "@velours/sdk/types";
import { DeskLink } from "../DeskLink.tsx";
import { m, useDeskText, useMay } from "../desk.ts";
import { MOST_ROWS } from "./mostRows.ts";
import { columnTexts, groupTexts, liabilityTexts, reportTexts } from "./reportTexts.ts";

const isColumn = (key: string): key is ReportColumn => key in columnTexts;

/** The rows of a report and their sums; a figure leads to the orders or the entries that it is made of. */
export function ReportTable({ report }: { report: Report }) {
  const text = useDeskText();
  const { name, by, rows, totals, more = 0 } = report;
  const hidden = Math.max(0, rows.length - MOST_ROWS) + more;
  const columns = Object.keys(rows[0] ?? {}).filter(isColumn);
  const hasGroups = name !== "liabilities";
  const hasItems = rows.some(({ item }) => item !== undefined);
  const heads = [
    ...(hasGroups ? [text(groupTexts[by])] : []),
    ...(hasItems ? [text(m.desk_column_item)] : []),
    text(m.desk_currency),
  ];
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard
      tabIndex={0}
      aria-label={text(reportTexts[name])}
      className="mt-5 overflow-x-auto rounded-lg border border-line bg-white"
    >
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="border-b border-line text-left">
            {heads.map((head) => (
              <th key={head} scope="col" className="px-3 py-3 font-semibold">
                {head}
              </th>
            ))}
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-3 text-right font-semibold">
                {text(columnTexts[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST_ROWS).map((row) => (
            <tr
              key={[row.group, row.itemId ?? row.item, row.currency].join("\n")}
              className="border-b border-line"
            >
              {hasGroups && <Head>{row.group || text(m.desk_group_none)}</Head>}
              {hasItems && <Head isFirst={!hasGroups}>{describeItem(row)}</Head>}
              <td className="px-3 py-2">{row.currency}</td>
              {columns.map((column) => (
                <Figure key={column} report={report} row={row} column={column} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals.map((row) => (
            <tr key={row.currency} className="font-bold">
              <th scope="row" colSpan={heads.length - 1} className="px-3 py-3 text-left">
                {text(m.desk_report_sum)}
              </th>
              <td className="px-3 py-3">{row.currency}</td>
              {columns.map((column) => (
                <Figure key={column} report={report} row={row} column={column} isTotal />
              ))}
            </tr>
          ))}
        </tfoot>
      </table>
      {hidden > 0 && (
        <p className="border-t border-line px-3 py-3 text-ink-soft">
          {text(m.desk_report_more, { n: hidden })}
        </p>
      )}
    </section>
  );

  function describeItem({ item = "" }: ReportRow): string {
    const owed = name === "liabilities" ? liabilityTexts[item] : undefined;
    return owed ? text(owed) : item;
  }
}

function Head({ isFirst = true, children }: { isFirst?: boolean; children: string }) {
  return isFirst ? (
    <th scope="row" className="px-3 py-2 text-left font-semibold whitespace-nowrap">
      {children}
    </th>
  ) : (
    <td className="px-3 py-2">{children}</td>
  );
}

interface FigureProps {
  report: Report;
  row: ReportRow;
  column: ReportColumn;
  isTotal?: boolean;
}

function Figure({ report, row, column, isTotal = false }: FigureProps) {
  const mayOpen = useMay("orders:read");
  const value = row[column] ?? 0;
  const shown =
    typeof value === "number" ? String(value) : formatMoney(Number(value), row.currency, { digits: 2 });
  const { name, from, until } = report;
  const { item, currency } = row;
  const orders = mayOpen ? reportOrders(report, row, column, isTotal) : null;
  const target =
    reportEntries(report, row, column) !== null
      ? { to: "/desk/money", search: { report: name, from, until, item, currency, figure: column } }
      : orders && { to: "/desk/orders", search: { ...orders } };
  return (
    <td className="px-3 py-2 text-right whitespace-nowrap">
      {target === null || Number(value) === 0 ? (
        shown
      ) : (
        <DeskLink
          {...target}
          className="inline-flex min-h-6 items-center underline decoration-line-strong underline-offset-4 hover:text-brand-700 hover:decoration-brand-700"
        >
          {shown}
        </DeskLink>
      )}
    </td>
  );
}
