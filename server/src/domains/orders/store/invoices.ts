import type { InvoicePlace } from "@velours/sdk/shop";
import { type RawBuilder, sql } from "kysely";

/** An order's invoice, with `ofOffer` that of what an offer added, or with `refundId` the credit note of a refund. Its day is that of `date` at the site, and stays so when the site moves to another zone. */
interface NewInvoice {
  orderId: string;
  refundId: string | null;
  ofOffer?: boolean;
  site: string;
  date: string;
}

/**
 * The next number of a series, and the invoice that has it: two parts to send together. A number is given back when the
 * transaction fails, so others wait for it until it ends: these are the last locks of a transaction, after the
 * catalogue's revision.
 */
export const invoiceInserts = ({ orderId, refundId, ofOffer = false, site, date }: NewInvoice) => ({
  issued: sql<{ day: string }>`select (${date}::timestamptz at time zone coalesce(
    (select document ->> 'timeZone' from sites where code = ${site}), 'UTC'))::date as day`,
  series: sql<InvoicePlace>`
    insert into invoice_series (site, kind, year, last)
    select ${site}, ${kindOf(refundId)}, extract(year from day), 1 from issued
    on conflict (site, kind, year) do update set last = invoice_series.last + 1
    returning site, kind, year, last as position`,
  invoice: sql<{ position: number }>`
    insert into invoices (${sql.ref(ofOffer ? "offer_of" : "order_id")}, refund_id, site, kind, year, position, day)
    select ${orderId}::uuid, ${refundId}::uuid, site, kind, year, position, day from series, issued
    returning position`,
});

/** The place of an invoice, and its day as `YYYY-MM-DD`; null for one from before the day was stored. */
export type IssuedInvoice = InvoicePlace & { day: string | null };

const kindOf = (refundId: string | null) => sql.lit(refundId === null ? "invoice" : "creditNote");

/** A row `i` of invoices as JSON; null when there is none. */
export const issuedInvoice: RawBuilder<IssuedInvoice | null> = sql`case when i.position is not null
  then jsonb_build_object('site', i.site, 'kind', i.kind, 'year', i.year, 'position', i.position, 'day', i.day) end`;
