import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { orThrow } from "@velours/sdk";
import { useRef } from "react";
import { m } from "../../platform/text/m.ts";
import { Spinner } from "../../platform/ui/Spinner.tsx";
import { DeskLink } from "../DeskLink.tsx";
import { useDesk, useDeskText } from "../desk.ts";
import { Failure } from "../frame/Failure.tsx";
import { OrderRow } from "./OrderRow.tsx";
import { type OrdersSearch, orderStatuses } from "./ordersSearch.ts";
import { statusLabel } from "./StatusBadge.tsx";
import { useRowKeys } from "./useRowKeys.ts";

const LIMIT = 25;

/** The orders of the caller's sites, by status and page; both stand in the address. */
export function OrdersScreen() {
  const { api } = useDesk();
  const text = useDeskText();
  const { status, page = 1 } = useSearch({ strict: false }) as OrdersSearch;
  const list = useRef<HTMLUListElement>(null);
  useRowKeys(list);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ["listMerchantOrders", { status, page }],
    queryFn: async ({ signal }) => {
      const query = { page, limit: LIMIT, ...(status && { status }) };
      const result = await api.listMerchantOrders({ params: { query }, signal });
      return {
        orders: orThrow(result),
        pages: Number(result.response.headers.get("x-pagination-pages-total")),
      };
    },
    placeholderData: keepPreviousData,
  });
  const filters = [undefined, ...orderStatuses];
  return (
    <>
      <div className="flex items-center gap-4">
        <h1 className="text-2xl font-bold tablet:text-3xl">{text(m.orders)}</h1>
        {isFetching && (
          <span role="status">
            <Spinner />
            <span className="sr-only">{text(m.loading)}</span>
          </span>
        )}
      </div>
      <nav
        aria-label={text(m.order_status_label)}
        className="mt-4 -mx-4 flex gap-2 overflow-x-auto px-4 py-1 tablet:mx-0 tablet:flex-wrap tablet:px-0"
      >
        {filters.map((filter) => (
          <DeskLink
            key={filter ?? "all"}
            to="/desk/orders"
            search={{ status: filter }}
            aria-current={filter === status ? "true" : undefined}
            className={`inline-flex min-h-11 shrink-0 items-center rounded-full border px-4 text-sm font-semibold hover:border-brand-600 ${filter === status ? "border-brand-600 bg-brand-600 text-white" : "border-line bg-white"}`}
          >
            {text(filter === undefined ? m.desk_all : statusLabel(filter))}
          </DeskLink>
        ))}
      </nav>
      {error && !data && <Failure error={error} reset={() => void refetch()} />}
      {data?.orders.length === 0 && (
        <p className="mt-6 rounded-lg bg-white p-8 text-center text-ink-soft">{text(m.desk_no_orders)}</p>
      )}
      {data && data.orders.length > 0 && (
        <ul
          ref={list}
          aria-busy={isPlaceholderData}
          className={`mt-4 overflow-hidden rounded-lg border border-line bg-white ${isPlaceholderData ? "opacity-60" : ""}`}
        >
          {data.orders.map((order) => (
            <OrderRow key={order.order.id} order={order} />
          ))}
        </ul>
      )}
      {data && data.pages > 1 && (
        <nav aria-label={text(m.desk_pages)} className="mt-4 flex items-center justify-between gap-4">
          <Step to={page - 1} isThere={page > 1} status={status} label={text(m.previous)} />
          <span className="text-sm text-ink-soft tabular-nums">
            {text(m.desk_page_of, { page, pages: data.pages })}
          </span>
          <Step to={page + 1} isThere={page < data.pages} status={status} label={text(m.next)} />
        </nav>
      )}
    </>
  );
}

function Step({
  to,
  isThere,
  status,
  label,
}: {
  to: number;
  isThere: boolean;
  status: OrdersSearch["status"];
  label: string;
}) {
  if (!isThere) return <span className="w-24" />;
  return (
    <DeskLink
      to="/desk/orders"
      search={{ status, page: to > 1 ? to : undefined }}
      className="inline-flex min-h-11 items-center rounded-full border border-line bg-white px-5 font-semibold hover:border-brand-600"
    >
      {label}
    </DeskLink>
  );
}
