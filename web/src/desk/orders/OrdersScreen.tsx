import { useSearch } from "@tanstack/react-router";
import { ShipBar } from "../bulkShip/ShipBar.tsx";
import { fromMerchantOrder } from "../bulkShip/ShippableOrder.ts";
import { useBulkShip } from "../bulkShip/useBulkShip.ts";
import { DeskLink } from "../DeskLink.tsx";
import { DownloadButton } from "../DownloadButton.tsx";
import { m, useDesk, useDeskText, useMay } from "../desk.ts";
import { FilterBar } from "../frame/FilterBar.tsx";
import { List } from "../frame/List.tsx";
import { ScreenHeading } from "../frame/ScreenHeading.tsx";
import { orderColumns } from "../frame/sortColumns.ts";
import { PackingScreen } from "../packing/PackingScreen.tsx";
import { currentRows, usePage } from "../usePage.ts";
import { FilterNotes } from "./FilterNotes.tsx";
import { OrdersForm } from "./OrdersForm.tsx";
import { type OrdersSearch, orderStatuses } from "./ordersSearch.ts";
import { statusLabel } from "./StatusBadge.tsx";
import { useOrderColumns } from "./useOrderColumns.tsx";

const LIMIT = 25;
const TO = "/desk/orders";

/** Orders, or to somebody who only packs those with something to pack. */
export function OrdersScreen() {
  return useMay("orders:read") ? <Orders /> : <PackingScreen />;
}

/** Orders of the caller's sites; every filter, the order and the page stand in the address. */
function Orders() {
  const { api } = useDesk();
  const text = useDeskText();
  const search = useSearch({ strict: false }) as OrdersSearch;
  const { cursor, ...filters } = search;
  const mayWrite = useMay("orders:write");
  const mayPack = useMay("orders:pack");
  const mayExport = useMay("reports:read");
  const orders = usePage("listMerchantOrders", { query: { ...search, limit: LIMIT } });
  const { status, returns, isInTrouble, isToPack, ...found } = filters;
  const isByStatus = !returns && !isInTrouble && !isToPack;
  const { sort = "placed-descending", ...narrowed } = filters;
  const canSelect = (mayWrite || mayPack) && isToPack !== undefined;
  const bulk = useBulkShip(canSelect ? currentRows(orders).map(fromMerchantOrder) : []);
  const columns = useOrderColumns(isInTrouble ?? false, canSelect ? bulk : null);
  const isFiltered = Object.keys(narrowed).length > 0;
  return (
    <>
      <ScreenHeading title={text(m.orders)} isLoading={orders.isFetching}>
        <DeskLink
          to="/desk/drafts"
          className="ml-auto inline-flex min-h-11 items-center font-semibold text-brand-700 underline underline-offset-4"
        >
          {text(m.desk_drafts)}
        </DeskLink>
        {mayExport && (
          <div className="flex flex-col items-end gap-2">
            <DownloadButton name="orders.csv" load={() => api.exportOrders({ params: { query: filters } })} />
          </div>
        )}
      </ScreenHeading>
      <OrdersForm key={JSON.stringify(found)} filters={filters} />
      <FilterNotes filters={filters} />
      <FilterBar
        label={text(m.order_status_label)}
        to={TO}
        filters={[
          { isChosen: !status && isByStatus, search: { ...found }, label: text(m.desk_all) },
          {
            isChosen: isInTrouble !== undefined,
            search: { ...found, isInTrouble: true },
            label: text(m.desk_money_in_trouble),
          },
          {
            isChosen: returns === "requested",
            search: { ...found, returns: "requested" },
            label: text(m.desk_returns_waiting),
          },
          {
            isChosen: returns === "received",
            search: { ...found, returns: "received" },
            label: text(m.desk_returns_to_refund),
          },
          {
            isChosen: isToPack !== undefined,
            search: { ...found, isToPack: true },
            label: text(m.desk_to_ship),
          },
          ...orderStatuses.map((filter) => ({
            isChosen: filter === status && isByStatus,
            search: { ...found, status: filter },
            label: text(statusLabel(filter)),
          })),
        ]}
      />
      <ShipBar bulk={bulk} canSelect={canSelect} />
      <List
        result={orders}
        none={text(isFiltered ? m.desk_no_orders_found : m.desk_no_orders)}
        pages={{ to: TO, filters: { ...filters }, cursor }}
        table={{
          label: text(m.orders),
          columns,
          sorts: orderColumns,
          sort,
          rowKey: ({ order }) => order.number,
        }}
        isStale={orders.isPlaceholderData}
      />
    </>
  );
}
