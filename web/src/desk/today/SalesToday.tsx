import { useQuery } from "@tanstack/react-query";
import { readReportQuery } from "@velours/sdk/query";
import { formatMoney, reportOrders } from "@velours/sdk/rules";
import type { Report } from "@velours/sdk/types";
import { useId } from "react";
import { DeskLink } from "../DeskLink.tsx";
import { m, useDesk, useDeskText, useMay } from "../desk.ts";
import { Failure } from "../frame/Failure.tsx";
import { useSiteDay } from "../useSiteDay.ts";

const columns = ["orders", "total"] as const;

/** Sales of today, beside those of the same weekday a week ago; each figure leads to its orders. */
export function SalesToday() {
  const id = useId();
  const { api, locale } = useDesk();
  const text = useDeskText();
  const siteDay = useSiteDay();
  const [today, weekAgo] = [siteDay(), siteDay(-7)];
  const params = { path: { name: "sales" }, query: { from: weekAgo, until: today, by: "day" } } as const;
  const { data, error, refetch } = useQuery({
    ...readReportQuery(api, { params }),
    refetchInterval: 60_000,
  });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long" });
  const days = [
    { day: today, label: text(m.desk_sales_day) },
    {
      day: weekAgo,
      label: text(m.desk_sales_week_ago, { day: weekday.format(new Date(`${weekAgo}T12:00`)) }),
    },
  ];
  const currencies = [
    ...new Set(
      data?.rows.filter(({ group }) => group === today || group === weekAgo).map((row) => row.currency),
    ),
  ];
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-xl font-semibold">
        {text(m.desk_report_sales)}
      </h2>
      {error && !data && <Failure error={error} reset={() => void refetch()} />}
      {data && currencies.length === 0 && <p className="mt-2 text-ink-soft">{text(m.desk_report_empty)}</p>}
      {data && currencies.length > 0 && (
        <div className="mt-3 overflow-hidden rounded-lg border border-line bg-white">
          <table className="w-full text-sm tabular-nums">
            <thead>
              <tr className="border-b border-line text-left">
                <th scope="col" className="px-3 py-3 font-semibold tablet:px-6">
                  {text(m.desk_currency)}
                </th>
                {days.map(({ day, label }) => (
                  <th key={day} scope="col" className="px-3 py-3 text-right font-semibold tablet:px-6">
                    <span className="inline-block first-letter:uppercase">{label}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {currencies.map((currency) => (
                <tr key={currency} className="border-b border-line last:border-b-0">
                  <th scope="row" className="px-3 py-2 text-left font-semibold tablet:px-6">
                    {currency}
                  </th>
                  {days.map(({ day }) => (
                    <td key={day} className="px-3 py-2 text-right tablet:px-6">
                      <Figures report={data} day={day} currency={currency} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

/** Orders of a day in a currency and what they came to. */
function Figures({ report, day, currency }: { report: Report; day: string; currency: string }) {
  const text = useDeskText();
  const mayOpen = useMay("orders:read");
  const row = report.rows.find((candidate) => candidate.group === day && candidate.currency === currency);
  if (row === undefined) return "–";
  const shown = {
    orders: text(m.desk_customer_orders, { n: row.orders ?? 0 }),
    total: formatMoney(Number(row.total), currency, { digits: 2 }),
  };
  return columns.map((column) => {
    const orders = mayOpen && Number(row[column]) !== 0 ? reportOrders(report, row, column) : null;
    return (
      <span key={column} className="block whitespace-nowrap">
        {orders === null ? (
          shown[column]
        ) : (
          <DeskLink
            to="/desk/orders"
            search={{ ...orders }}
            className="inline-flex min-h-6 items-center underline decoration-line-strong underline-offset-4 hover:text-brand-700 hover:decoration-brand-700"
          >
            {shown[column]}
          </DeskLink>
        )}
      </span>
    );
  });
}
