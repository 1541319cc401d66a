import type { PackingOrder, SiteCode } from "@velours/sdk/types";
import { SelectOrder } from "../bulkShip/SelectOrder.tsx";
import { ShipBar } from "../bulkShip/ShipBar.tsx";
import { fromPackingOrder } from "../bulkShip/ShippableOrder.ts";
import { type BulkShip, useBulkShip } from "../bulkShip/useBulkShip.ts";
import { DeskLink, type DeskSearch } from "../DeskLink.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { formatMoment } from "../formatMoment.ts";
import { List } from "../frame/List.tsx";
import { StatusBadge } from "../orders/StatusBadge.tsx";
import { currentRows, usePage } from "../usePage.ts";

interface Props {
  limit: number;
  /** Filters of a whole list, which then has pages, and orders that can be shipped together. */
  search?: { site?: SiteCode; cursor?: string };
}

/** Orders with something to pack, the oldest first. */
export function PackingList({ limit, search }: Props) {
  const text = useDeskText();
  const query = { ...search, limit };
  const orders = usePage("listPackingOrders", { query }, { refetchInterval: 60_000 });
  const { cursor, ...filters } = search ?? {};
  const bulk = useBulkShip(currentRows(orders).map(fromPackingOrder));
  return (
    <>
      {search && <ShipBar bulk={bulk} canSelect />}
      <List
        result={orders}
        none={text(m.desk_nothing_to_pack)}
        {...(search && { pages: { to: "/desk/orders", filters: { ...filters }, cursor } })}
        showsLoading
      >
        {(order) => (
          <PackingRow
            key={order.number}
            order={order}
            filters={{ site: search?.site }}
            {...(search && { bulk })}
          />
        )}
      </List>
    </>
  );
}

interface RowProps {
  order: PackingOrder;
  filters: DeskSearch;
  bulk?: BulkShip;
}

function PackingRow({ order, filters, bulk }: RowProps) {
  const { locale } = useDesk();
  const text = useDeskText();
  const { number, placedAt, site, service, address, lines, status } = order;
  const left = lines.reduce((sum, line) => sum + line.left, 0);
  const name = [address?.firstname, address?.lastname].filter(Boolean).join(" ");
  return (
    <li className="flex items-center border-b border-line last:border-b-0">
      {bulk && <SelectOrder number={number} bulk={bulk} />}
      <DeskLink
        to={`/desk/orders/${number}`}
        search={filters}
        data-row
        className="grid min-w-0 flex-1 grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-brand-50 tablet:grid-cols-[7rem_1fr_auto] tablet:px-6 tablet:py-4"
      >
        <span className="font-semibold tabular-nums">{number}</span>
        <span className="order-3 col-span-2 min-w-0 text-sm text-ink-soft tablet:order-none tablet:col-span-1">
          <span className="block truncate font-medium text-ink">{name}</span>
          <span className="block truncate">
            {[formatMoment(placedAt, locale), text(m.desk_units, { n: left }), address?.city, service, site]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </span>
        <StatusBadge status={status} />
      </DeskLink>
    </li>
  );
}
