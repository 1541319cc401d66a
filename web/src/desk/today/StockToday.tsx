import { useId } from "react";
import { DeskLink } from "../DeskLink.tsx";
import { m, useDeskText } from "../desk.ts";
import { Failure } from "../frame/Failure.tsx";
import { useStock, useWaiting } from "../stock/useStock.ts";

/** Goods that are gone or run out, and what people wait for: each a link to its list. */
export function StockToday() {
  const id = useId();
  const text = useDeskText();
  const none = useStock({ level: "none" }, 1);
  const low = useStock({ level: "low" }, 1);
  const runsOut = useStock({ runsOut: "yes" }, 1);
  const waiting = useWaiting({ waiting: "yes" }, 1);
  const lists = [
    { answer: none, search: { level: "none" }, label: m.sold_out },
    { answer: low, search: { level: "low" }, label: m.desk_stock_low },
    { answer: runsOut, search: { runsOut: "yes" }, label: m.desk_stock_runs_out },
    { answer: waiting, search: { waiting: "yes" }, label: m.desk_stock_waiting },
  ];
  const failed = lists.find(({ answer }) => answer.error && !answer.data);
  const shown = lists.filter(({ answer }) => (answer.data?.rows.length ?? 0) > 0);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl font-semibold">
        {text(m.desk_stock)}
      </h2>
      {failed?.answer.error && (
        <Failure error={failed.answer.error} reset={() => void failed.answer.refetch()} />
      )}
      {lists.every(({ answer }) => answer.data) && shown.length === 0 && (
        <p className="mt-2 text-ink-soft">{text(m.desk_stock_enough)}</p>
      )}
      <ul className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {shown.map(({ search, label }) => (
          <li key={JSON.stringify(search)}>
            <DeskLink
              to="/desk/stock"
              search={search}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-white px-5 font-semibold hover:border-brand-600"
            >
              {text(label)}
            </DeskLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
