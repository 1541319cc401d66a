import { pageHeaders, parseOrderNumber, returnProgress } from "@velours/sdk/shop";
import type { MerchantOrder, operations } from "@velours/sdk/types";
import type { Handler } from "../Handler.ts";
import { paginate } from "./paginate.ts";
import { presentMerchantOrder } from "./presentMerchantOrder.ts";
import { isToPack, presentPackingOrder } from "./presentPackingOrder.ts";

type Query = NonNullable<operations["listMerchantOrders"]["parameters"]["query"]>;

/** The session's orders, in the order that is asked for: those that its desk opened with, and those bought in it. */
export const listMerchantOrders: Handler<"listMerchantOrders"> = ({ query }, { session }) => {
  const found = session.orders
    .values()
    .filter((placed) => !query.isToPack || isToPack(presentPackingOrder(session, placed)))
    .map((placed) => presentMerchantOrder(session, placed))
    .filter(({ order, trouble }) => matches(order, query) && (!query.isInTrouble || trouble !== null));
  const { sort = "placed-descending" } = query;
  const place = ({ order }: MerchantOrder) => [
    sort.startsWith("total") ? order.invoice.total : Date.parse(order.created_at),
    parseOrderNumber(order.number) ?? 0,
  ];
  const answer = paginate(`orders ${sort}`, found, query, place, sort);
  const headers = pageHeaders(query.page ?? 1, query.limit ?? 24, found.length);
  return answer.status === 200 ? { ...answer, headers: { ...answer.headers, ...headers } } : answer;
};

function matches(order: MerchantOrder["order"], query: Query): boolean {
  const { status, returns, placedFrom, placedUntil, q, site } = query;
  const placed = Date.parse(order.created_at);
  return (
    (status === undefined || order.status === status) &&
    (returns === undefined ||
      order.returns?.some((request) => returnProgress(request) === returns) === true) &&
    (placedFrom === undefined || placed >= Date.parse(placedFrom)) &&
    (placedUntil === undefined || placed < Date.parse(placedUntil)) &&
    (site === undefined || order.site === site) &&
    (q === undefined || isFoundBy(order, q.trim().toLowerCase()))
  );
}

function isFoundBy({ number, user, address, shipments = [] }: MerchantOrder["order"], q: string): boolean {
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
