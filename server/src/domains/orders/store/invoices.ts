import type { InvoicePlace } from "@velours/sdk/shop";
import { type RawBuilder, sql } from "kysely";

/** An order's invoice, or with `refundId` the credit note of a refund. `date` is printed on it, as a day of UTC. */
interface NewInvoice {
  orderId: string;
  refundId: string | null;
  site: string;
  date: string;
}

/**
 * The next number of a series, and the invoice that has it: two parts to send together. A number is given back when the
 * transaction fails, so others wait for it until it ends: these are the last locks of a transaction, after the
 * catalogue's revision.
 */
export const invoiceInserts = ({ orderId, refundId, site, date }: NewInvoice) => ({
  series: sql<InvoicePlace>`
    insert into invoice_series (site, kind, year, last)
    values (${site}, ${kindOf(refundId)}, extract(year from ${date}::timestamptz at time zone 'utc'), 1)
    on conflict (site, kind, year) do update set last = invoice_series.last + 1
    returning site, kind, year, last as position`,
  invoice: sql<{ position: number }>`
    insert into invoices (order_id, refund_id, site, kind, year, position)
    select ${orderId}::uuid, ${refundId}::uuid, site, kind, year, position from series
    returning position`,
});

const kindOf = (refundId: string | null) => sql.lit(refundId === null ? "invoice" : "creditNote");

/** The place of a row `i` of invoices as JSON; null when there is none. */
export const invoicePlace: RawBuilder<InvoicePlace | null> = sql`case when i.position is not null
  then jsonb_build_object('site', i.site, 'kind', i.kind, 'year', i.year, 'position', i.position) end`;
