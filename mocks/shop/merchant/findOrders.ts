import { getInvoiceTime, splitByInvoice } from "@velours/sdk/rules";
import { parseOrderNumber, requireDays, requireTimes, returnProgress, selectSites } from "@velours/sdk/shop";
import type { MerchantOrder, operations } from "@velours/sdk/types";
import type { MockSession } from "../../session/MockSession.ts";
import type { Context } from "../Handler.ts";
import type { Place } from "./cursor.ts";
import { localDay } from "./localDay.ts";
import { presentMerchantOrder } from "./presentMerchantOrder.ts";
import { isToPack, presentPackingOrder } from "./presentPackingOrder.ts";

type Query = Omit<NonNullable<operations["exportOrders"]["parameters"]["query"]>, "format">;
type Listed = MerchantOrder["order"];

/** Orders of the caller's sites that filters find, with the place of each in the requested order. Throws an InvalidRequestError. */
export function findOrders(context: Context, query: Query) {
  requireDays(query);
  const { placedFrom, placedUntil, changedSince } = query;
  requireTimes({ placedFrom, placedUntil, changedSince });
  const { session } = context;
  const sites = selectSites(context, query.site);
  const { sort = "placed-descending" } = query;
  const rows = [...session.orders.values()]
    .filter((placed) => !query.isToPack || isToPack(presentPackingOrder(session, placed)))
    .map((placed) => presentMerchantOrder(session, placed))
    .filter(
      ({ order, trouble }) =>
        (sites === null || sites.includes(order.site)) &&
        matches(order, query) &&
        (!query.isInTrouble || trouble !== null) &&
        hasSku(session, order, query.sku) &&
        isOfDays(session, order, query),
    );
  const getPlace = ({ order }: MerchantOrder): Place => [
    sort.startsWith("total") ? order.invoice.total : Date.parse(order.created_at),
    parseOrderNumber(order.number) ?? 0,
  ];
  return { rows, sort, getPlace };
}

function matches(order: Listed, query: Query): boolean {
  const { status, returns, placedFrom, placedUntil, changedSince, q } = query;
  const { currency, country, state, promotion, product } = query;
  const placed = Date.parse(order.created_at);
  const place = order.address.shipping ?? order.address.billing;
  return (
    (status === undefined || order.status === status) &&
    (returns === undefined ||
      order.returns?.some((request) => returnProgress(request) === returns) === true) &&
    (placedFrom === undefined || placed >= Date.parse(placedFrom)) &&
    (placedUntil === undefined || placed < Date.parse(placedUntil)) &&
    (changedSince === undefined || changedAt(order) >= Date.parse(changedSince)) &&
    (currency === undefined || order.invoice.currency === currency) &&
    (country === undefined || (place?.country ?? "") === country) &&
    (state === undefined || (place?.state ?? "") === state) &&
    (promotion === undefined || order.promotion?.name === promotion) &&
    (product === undefined || order.products.some(({ id }) => id === product)) &&
    (q === undefined || isFoundBy(order, q.trim().toLowerCase()))
  );
}

const changedAt = ({ created_at, shipments = [], refunds = [], returns = [] }: Listed): number =>
  Math.max(
    ...[created_at, ...[...shipments, ...refunds, ...returns].map((each) => each.created_at)].map(Date.parse),
  );

/** True where the order has a line of a variant with this SKU now. */
function hasSku(session: MockSession, { products }: Listed, sku: string | undefined): boolean {
  if (sku === undefined) return true;
  const bought = products.map(({ _variant }) => _variant.id);
  return session
    .records({ variants: bought })
    .some(({ document }) =>
      document.variants.some((variant) => variant.sku === sku && bought.includes(variant.id)),
    );
}

/** True where the order was placed, invoiced, or some of it refunded, on the days at its site. */
function isOfDays(
  session: MockSession,
  order: Listed,
  { fromDay = "", untilDay = "9999", daysOf }: Query,
): boolean {
  if (fromDay === "" && untilDay === "9999") return true;
  return listTimes(order, daysOf).some((time) => {
    const day = localDay(session, order.site, time);
    return day >= fromDay && day <= untilDay;
  });
}

function listTimes(order: Listed, daysOf: Query["daysOf"] = "placed"): string[] {
  switch (daysOf) {
    case "placed":
      return [order.created_at];
    case "invoiced":
      return splitByInvoice(order).map((_, nth) => getInvoiceTime(order, nth));
    case "refunded":
      return (order.refunds ?? []).map(({ created_at }) => created_at);
  }
}

function isFoundBy({ number, user, address, shipments = [] }: Listed, q: string): boolean {
  const people = [address.billing, address.shipping].flatMap((person) => person ?? []);
  return (
    parseOrderNumber(q) === parseOrderNumber(number) ||
    user.email.toLowerCase() === q ||
    shipments.some(({ tracking }) => tracking?.toLowerCase() === q) ||
    people.some(({ firstname, lastname }) =>
      [lastname, `${firstname} ${lastname}`].some((name) => name?.toLowerCase().startsWith(q)),
    )
  );
}
