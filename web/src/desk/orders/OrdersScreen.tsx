import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { orThrow } from "@velours/sdk";
import { useRef } from "react";
import { m } from "../../platform/text/m.ts";
import { Spinner } from "../../platform/ui/Spinner.tsx";
import { DownloadButton } from "../DownloadButton.tsx";
import { useDesk, useDeskText, useMay } from "../desk.ts";
import { Failure } from "../frame/Failure.tsx";
import { FilterLink } from "../frame/FilterLink.tsx";
import { PageLinks } from "../frame/PageLinks.tsx";
import { PackingScreen } from "../packing/PackingScreen.tsx";
import { FilterNotes } from "./FilterNotes.tsx";
import { OrderRow } from "./OrderRow.tsx";
import { OrdersForm } from "./OrdersForm.tsx";
import { type OrdersSearch, orderStatuses } from "./ordersSearch.ts";
import { statusLabel } from "./StatusBadge.tsx";
import { useRowKeys } from "./useRowKeys.ts";

const LIMIT = 25;
const TO = "/desk/orders";

/** Orders, or to somebody who only packs those with something to pack. */
export function OrdersScreen() {
  return useMay("orders:read") ? <Orders /> : <PackingScreen />;
}

/** Orders of the caller's sites; every filter and the page stand in the address. */
function Orders() {
  const { api } = useDesk();
  const text = useDeskText();
  const search = useSearch({ strict: false }) as OrdersSearch;
  const { cursor, ...filters } = search;
  const mayExport = useMay("reports:read");
  const list = useRef<HTMLUListElement>(null);
  useRowKeys(list);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ["listMerchantOrders", search],
    queryFn: async ({ signal }) => {
      const result = await api.listMerchantOrders({ params: { query: { ...search, limit: LIMIT } }, signal });
      return { orders: orThrow(result), next: result.response.headers.get("x-pagination-next") };
    },
    placeholderData: keepPreviousData,
  });
  const { status, returns, ...found } = filters;
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <h1 className="text-2xl font-bold tablet:text-3xl">{text(m.orders)}</h1>
        {isFetching && (
          <span role="status">
            <Spinner />
            <span className="sr-only">{text(m.loading)}</span>
          </span>
        )}
        {mayExport && (
          <div className="ml-auto flex flex-col items-end gap-2">
            <DownloadButton name="orders.csv" load={() => api.exportOrders({ params: { query: filters } })} />
          </div>
        )}
      </div>
      <OrdersForm key={JSON.stringify(found)} filters={filters} />
      <FilterNotes filters={filters} />
      <nav
        aria-label={text(m.order_status_label)}
        className="mt-4 -mx-4 flex gap-2 overflow-x-auto px-4 py-1 tablet:mx-0 tablet:flex-wrap tablet:px-0"
      >
        <FilterLink to={TO} isChosen={!status && !returns} search={{ ...found }} label={text(m.desk_all)} />
        <FilterLink
          to={TO}
          isChosen={returns !== undefined}
          search={{ ...found, returns: "requested" }}
          label={text(m.desk_returns_waiting)}
        />
        {orderStatuses.map((filter) => (
          <FilterLink
            to={TO}
            key={filter}
            isChosen={filter === status && !returns}
            search={{ ...found, status: filter }}
            label={text(statusLabel(filter))}
          />
        ))}
      </nav>
      {error && !data && <Failure error={error} reset={() => void refetch()} />}
      {data?.orders.length === 0 && (
        <p role="status" className="mt-6 rounded-lg bg-white p-8 text-center text-ink-soft">
          {text(isFiltered ? m.desk_no_orders_found : m.desk_no_orders)}
        </p>
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
      {data && <PageLinks to={TO} filters={{ ...filters }} cursor={cursor} next={data.next} />}
    </>
  );
}
