import { GIFT_CARD } from "@velours/sdk/rules";
import type { OrderSums } from "@velours/sdk/shop";
import type { ReportName } from "@velours/sdk/types";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { type LocalPeriod, localDay, type PeriodPage } from "../../../platform/store/localPeriod.ts";
import type { Database } from "../../../platform/store/schema.ts";
import { getInvoiceBounds, invoicesOf } from "./invoiceTimes.ts";
import { type PeriodPlace, readPeriodPages } from "./readPeriodPages.ts";
import { orderPlace } from "./reportKeys.ts";

/** Expressions that sum up a page of invoices: each has the `document` of its order, with its own lines and amounts. */
interface Selection {
  item: RawBuilder<unknown>;
  itemId: RawBuilder<unknown>;
  sums: Record<string, RawBuilder<unknown>>;
  /** Joined to the page: its lines, or nothing. */
  join: RawBuilder<unknown>;
}

const none = sql`null`;
const nothing = sql``;
/** An order counts with the invoice of its purchase. */
const orders = sql`count(*) filter (where place = 1)`;
const amount = (path: string) => sql`coalesce((document #>> ${sql.lit(`{invoice,${path}}`)})::numeric, 0)`;
const line = (name: string) => sql`coalesce((line ->> ${sql.lit(name)})::numeric, 0)`;
const total = sql`sum(${amount("total")} + ${amount("payments,giftCard")} + ${amount("payments,credits")})`;
const lines = sql`cross join lateral jsonb_array_elements(document -> 'products') as line`;
const regional = sql`sum(${amount("taxes,_total,regional")})`;
/** As `collectedDuties` of the SDK has it. */
const duties = sql`sum(case when (document #>> '{invoice,taxes,included}')::boolean then 0
  else ${amount("taxes,_total,shipping")} end)`;

const selections = {
  sales: {
    item: none,
    itemId: none,
    join: nothing,
    sums: {
      orders,
      goods: sql`sum(${amount("subtotal")})`,
      discounts: sql`sum(${amount("discounts,promotion")})`,
      shipping: sql`sum(${amount("shipping")})`,
      taxes: regional,
      duties,
      total,
      card: sql`sum(${amount("total")})`,
      giftCard: sql`sum(${amount("payments,giftCard")})`,
      credits: sql`sum(${amount("payments,credits")})`,
      giftCardsSold: sql`sum((select coalesce(sum(${line("_price")} - ${line("_discount")}), 0)
        from jsonb_array_elements(document -> 'products') as line
        where line ->> 'type' = ${sql.lit(GIFT_CARD)} and not (line ->> '_free')::boolean))`,
    },
  },
  taxes: {
    item: none,
    itemId: none,
    join: nothing,
    sums: {
      orders,
      taxable: sql`sum((select coalesce(sum(
          case when ${line("_tax")} > 0 and not (line ->> '_free')::boolean
            then ${line("_price")} - ${line("_discount")} else 0 end
          + case when ${amount("taxes,_total,shippingTax")} > 0 then ${line("_shipping")} else 0 end
          - case when (document #>> '{invoice,taxes,included}')::boolean
            then ${line("_tax")} + ${line("_shippingTax")} else 0 end), 0)
        from jsonb_array_elements(document -> 'products') as line))`,
      taxes: regional,
      duties,
    },
  },
  promotions: {
    item: sql`document #>> '{promotion,name}'`,
    itemId: none,
    join: sql`where document #>> '{promotion,name}' is not null`,
    sums: {
      orders,
      discounts: sql`sum(${amount("discounts,promotion")} + ${amount("discounts,shipping")})`,
      shippingDiscounts: sql`sum(${amount("discounts,shipping")})`,
      gifts: sql`sum(${amount("discounts,freeProduct")})`,
      total,
    },
  },
  products: {
    item: sql`line ->> 'title'`,
    itemId: sql`(line ->> 'id')::bigint`,
    join: lines,
    sums: {
      units: sql`sum(${line("_quantity")})`,
      goods: sql`sum(case when (line ->> '_free')::boolean then 0 else ${line("_price")} end)`,
      discounts: sql`sum(${line("_discount")})`,
      taxes: sql`sum(${line("_tax")})`,
    },
  },
} satisfies Record<string, Selection>;

/** Reports of orders. */
type OrderReport = keyof typeof selections;

export const isSummed = (name: ReportName): name is OrderReport => Object.hasOwn(selections, name);

const pageSize = 1000;

/** A page of the orders that may have an invoice of a period, by the index of their times. */
export function selectPage(period: LocalPeriod, limit = pageSize, last?: PeriodPlace): RawBuilder<unknown> {
  const { earliest, latest } = getInvoiceBounds(period);
  const { at, id } = last ?? { at: earliest, id: 0 };
  const place = orderPlace("o.document");
  return sql`
    select o.created_at as time, o.number as id, o.created_at, o.site, o.currency, o.document,
      ${place.country} as country, ${place.state} as state
    from orders o
    where o.created_at < ${latest}::timestamptz
      and (o.created_at, o.number) > (${at}::timestamptz, ${id}::bigint)
    order by o.created_at, o.number limit ${limit}`;
}

/** Sums of a period's invoices. Rows of several pages may have the same keys. */
export function sumOrders(
  db: Kysely<Database>,
  report: OrderReport,
  period: LocalPeriod,
  limit = pageSize,
): AsyncGenerator<PeriodPage<OrderSums>> {
  const { item, itemId, join, sums }: Selection = selections[report];
  const names = Object.entries(sums).map(([name, sum]) => sql`${sql.lit(name)}, ${sum}`);
  return readPeriodPages(db, period, {
    limit,
    page: (limit, last) => selectPage(period, limit, last),
    rows: sql`
      with invoiced as materialized (
        select ${localDay("i.time", "p.site", period)} as day, p.site, p.country, p.state, p.currency,
          i.place, i.document
        from page p cross join lateral (${invoicesOf("p")}) as i
      )
      select day, site, country, state, currency, ${item} as item, ${itemId} as "itemId",
        jsonb_build_object(${sql.join(names)}) as sums
      from invoiced ${join} group by 1, 2, 3, 4, 5, 6, 7`,
  });
}
