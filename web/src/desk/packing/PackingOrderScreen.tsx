import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { getPackingOrderQuery } from "@velours/sdk/query";
import { parseOrderNumber } from "@velours/sdk/shop";
import type { PackingOrder } from "@velours/sdk/types";
import { Printer } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../platform/ui/Badge.tsx";
import { Button } from "../../platform/ui/Button.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { DeskLink } from "../DeskLink.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { formatMoment } from "../formatMoment.ts";
import { BackLink } from "../frame/BackLink.tsx";
import { Card } from "../frame/Card.tsx";
import { Stored } from "../frame/Stored.tsx";
import { AddressLines } from "../order/AddressLines.tsx";
import { LinePicture } from "../order/LinePicture.tsx";
import type { OrderSearch } from "../order/orderSearch.ts";
import { ParcelList } from "../order/ParcelList.tsx";
import { StatusBadge } from "../orders/StatusBadge.tsx";
import { usePage } from "../usePage.ts";
import { PackDialog } from "./PackDialog.tsx";

/** The goods for the parcels of an order, and where they go. */
export function PackingOrderScreen({ number }: { number: string }) {
  const { api } = useDesk();
  const text = useDeskText();
  const { site, pack } = useSearch({ strict: false }) as OrderSearch;
  const result = useQuery(getPackingOrderQuery(api, { params: { path: { number } } }));
  return (
    <>
      {pack ? (
        <BackLink to={`/desk/orders/${number}`} label={text(m.order_number, { number })} />
      ) : (
        <BackLink to="/desk/orders" search={{ site }} label={text(m.desk_to_pack)} />
      )}
      <Stored result={result}>{(order) => <LoadedOrder order={order} />}</Stored>
    </>
  );
}

const MOST_READ = 100;

/** The order to pack that was placed next after another, else the oldest: one that has to wait is not shown each time. */
function findNext(orders: readonly PackingOrder[], after: PackingOrder): PackingOrder | undefined {
  const others = orders.filter(({ number }) => number !== after.number);
  const placeOf = ({ number }: PackingOrder) => parseOrderNumber(number) ?? 0;
  return (
    others.find(
      (order) =>
        order.placedAt > after.placedAt ||
        (order.placedAt === after.placedAt && placeOf(order) > placeOf(after)),
    ) ?? others[0]
  );
}

/** The way to the next order of the same list. */
function NextOrder({ after }: { after: PackingOrder }) {
  const text = useDeskText();
  const search = useSearch({ strict: false }) as OrderSearch;
  const query = { limit: MOST_READ, ...(search.site && { site: search.site }) };
  const { data } = usePage("listPackingOrders", { query });
  const next = data && findNext(data.rows, after);
  if (next === undefined) return null;
  return (
    <DeskLink
      to={`/desk/orders/${next.number}`}
      search={{ ...search }}
      className="mt-2 inline-flex min-h-11 items-center font-semibold text-brand-700"
    >
      {text(m.desk_next_to_pack, { number: next.number })}
    </DeskLink>
  );
}

function LoadedOrder({ order }: { order: PackingOrder }) {
  const { locale } = useDesk();
  const text = useDeskText();
  const [isShipping, setShipping] = useState(false);
  const [isShipped, setShipped] = useState(false);
  const { number, placedAt, site, service, status, address, lines, shipments } = order;
  const isToPack = lines.some(({ left }) => left > 0);
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl font-bold tabular-nums tablet:text-3xl">{number}</h1>
        <StatusBadge status={status} />
      </div>
      <p className="mt-1 text-ink-soft">
        {[formatMoment(placedAt, locale), site, service].filter(Boolean).join(" · ")}
      </p>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        {isToPack && <Button onClick={() => setShipping(true)}>{text(m.desk_ship)}</Button>}
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden="true" size={18} />
          {text(m.desk_log_print)}
        </Button>
      </div>
      {isShipped && (
        <div className="mt-5 print:hidden">
          <Notice tone="good">{text(m.desk_shipped_note)}</Notice>
          <NextOrder after={order} />
        </div>
      )}
      <div className="mt-5 grid items-start gap-5 desktop:grid-cols-[1fr_20rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <Card title={text(m.desk_goods)}>
            <ol className="divide-y divide-line">
              {lines.map(({ line, title, option, sku, image, quantity, left, preorder }) => (
                <li key={line} className="flex gap-4 py-4 first:pt-0 last:pb-0">
                  <LinePicture image={image} />
                  <div className="min-w-0 flex-1">
                    <p className="font-semibold">{text(m.quantity_title, { quantity, title })}</p>
                    <p className="text-sm break-words text-ink-soft">
                      {[option, sku, preorder && text(m.preorder_mark)].filter(Boolean).join(" · ")}
                    </p>
                    {left > 0 && (
                      <p className="mt-2">
                        <Badge tone="brand">{text(m.desk_units_left, { n: left })}</Badge>
                      </p>
                    )}
                  </div>
                </li>
              ))}
            </ol>
          </Card>
          {shipments.length > 0 && (
            <Card title={text(m.desk_parcels)}>
              <ParcelList parcels={shipments} goods={(line) => lines.find((goods) => goods.line === line)} />
            </Card>
          )}
        </div>
        <Card title={text(m.desk_ship_to)}>
          {address === null ? (
            <p className="text-ink-soft">{text(m.desk_nothing_left_to_pack)}</p>
          ) : (
            <AddressLines address={address} />
          )}
        </Card>
      </div>
      {isShipping && (
        <PackDialog
          order={order}
          onClose={() => setShipping(false)}
          onShipped={() => {
            setShipping(false);
            setShipped(true);
          }}
        />
      )}
    </>
  );
}
