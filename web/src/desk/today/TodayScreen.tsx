import { useId, useRef } from "react";
import { type m as Messages, m } from "../../platform/text/m.ts";
import { Spinner } from "../../platform/ui/Spinner.tsx";
import { DeskLink } from "../DeskLink.tsx";
import { useDesk, useDeskText, useMay } from "../desk.ts";
import { Failure } from "../frame/Failure.tsx";
import { useRowKeys } from "../frame/useRowKeys.ts";
import { OrderRow } from "../orders/OrderRow.tsx";
import type { OrdersSearch } from "../orders/ordersSearch.ts";
import { PackingList } from "../packing/PackingList.tsx";
import { usePage } from "../usePage.ts";
import { ConsentToday } from "./ConsentToday.tsx";
import { JobsToday } from "./JobsToday.tsx";
import { PromotionsToday } from "./PromotionsToday.tsx";
import { SalesToday } from "./SalesToday.tsx";
import { StockToday } from "./StockToday.tsx";

interface Part {
  filter: OrdersSearch;
  title: (typeof Messages)["desk_to_ship"];
  none: (typeof Messages)["desk_to_ship"];
}

const parts: readonly Part[] = [
  { filter: { isInTrouble: true }, title: m.desk_money_in_trouble, none: m.desk_no_money_in_trouble },
  { filter: { status: "payment-failed" }, title: m.desk_payments_in_trouble, none: m.desk_no_trouble },
  { filter: { returns: "requested" }, title: m.desk_returns_waiting, none: m.desk_no_returns },
  {
    filter: { returns: "received" },
    title: m.desk_returns_to_refund,
    none: m.desk_no_returns_to_refund,
  },
  {
    filter: { isToPack: true, sort: "placed-ascending" },
    title: m.desk_to_ship,
    none: m.desk_nothing_to_ship,
  },
];

const SHOWN = 5;

/** The work of the day: money in trouble first, then buyers who wait for an answer, then what is to be sent. */
export function TodayScreen() {
  const { access } = useDesk();
  const text = useDeskText();
  const mayRead = useMay("orders:read");
  const mayReadStock = useMay("stock:read");
  const mayReadPromotions = useMay("promotions:read");
  const mayReadReports = useMay("reports:read");
  const lists = useRef<HTMLDivElement>(null);
  useRowKeys(lists);
  return (
    <>
      <h1 className="text-2xl font-bold tablet:text-3xl">{text(m.desk_today)}</h1>
      <p className="mt-1 text-ink-soft">{text(m.desk_hello, { name: access?.name ?? "" })}</p>
      <JobsToday />
      <ConsentToday />
      {mayReadPromotions && <PromotionsToday />}
      {mayRead ? (
        <div ref={lists} className="mt-6 flex flex-col gap-8">
          {parts.map((part) => (
            <Waiting key={JSON.stringify(part.filter)} {...part} />
          ))}
        </div>
      ) : (
        <section aria-labelledby="to-pack" className="mt-6">
          <h2 id="to-pack" className="text-xl font-semibold">
            {text(m.desk_to_pack)}
          </h2>
          <PackingList limit={SHOWN} />
          <DeskLink
            to="/desk/orders"
            className="mt-3 inline-flex min-h-11 items-center font-semibold text-brand-700 underline underline-offset-4"
          >
            {text(m.desk_to_pack_all)}
          </DeskLink>
        </section>
      )}
      {mayReadStock && (
        <div className="mt-8">
          <StockToday />
        </div>
      )}
      {mayReadReports && <SalesToday />}
    </>
  );
}

function Waiting({ filter, title, none }: Part) {
  const id = useId();
  const text = useDeskText();
  const { data, error, isPending, refetch } = usePage(
    "listMerchantOrders",
    { query: { ...filter, limit: SHOWN } },
    { refetchInterval: 60_000 },
  );
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="flex items-baseline gap-3 text-xl font-semibold">
        {text(title)}
        {data && <span className="text-base text-ink-soft tabular-nums">{data.total}</span>}
        {isPending && <Spinner />}
      </h2>
      {error && !data && <Failure error={error} reset={() => void refetch()} />}
      {data?.rows.length === 0 && <p className="mt-2 text-ink-soft">{text(none)}</p>}
      {data && data.rows.length > 0 && (
        <ul className="mt-3 overflow-hidden rounded-lg border border-line bg-white">
          {data.rows.map((order) => (
            <OrderRow key={order.order.number} order={order} hasReason={"isInTrouble" in filter} />
          ))}
        </ul>
      )}
      {data && data.total > data.rows.length && (
        <DeskLink
          to="/desk/orders"
          search={{ ...filter }}
          className="mt-3 inline-flex min-h-11 items-center font-semibold text-brand-700 underline underline-offset-4"
        >
          {text(m.desk_show_all, { n: data.total })}
        </DeskLink>
      )}
    </section>
  );
}
