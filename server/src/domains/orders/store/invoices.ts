import type { InvoicePlace } from "@velours/sdk/shop";
import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";
import type { InvoiceTable } from "../schema.ts";

/** An order's invoice, with `ofOffer` that of what an offer added, or with `refundId` the credit note of a refund. Its day is that of `date` at the site, and stays so when the site moves to another zone. */
interface NewInvoice {
  orderId: string;
  refundId: string | null;
  ofOffer?: boolean;
  site: string;
  date: string;
  /** The part that returns the document of the order, where it is written with the invoice. */
  sold?: RawBuilder<unknown>;
}

/** The seller that an invoice prints: of the site of a row `s`, or nothing. */
const printedSeller = sql`jsonb_build_object(
  'name', s.document -> 'name', 'supportEmail', s.document -> 'supportEmail', 'seller', s.document -> 'seller')`;

/** The buyer that an invoice prints, of an order `o`. */
const printedBuyer = sql`jsonb_build_object(
  'email', o.document #> '{user,email}', 'address', o.document -> 'address')`;

/**
 * The next number of a series, and the invoice that has it with its seller and buyer: two parts to send together. A number
 * is given back when the transaction fails, so others wait for it until it ends: these are the last locks of a transaction,
 * after the catalogue's revision.
 */
export const invoiceInserts = ({
  orderId,
  refundId,
  ofOffer = false,
  site,
  date,
  sold = sql`orders where id = ${orderId}::uuid`,
}: NewInvoice) => ({
  issued: sql<{ day: string }>`
    select (${date}::timestamptz at time zone coalesce(s.document ->> 'timeZone', 'UTC'))::date as day,
      ${printedSeller} as seller, (select ${printedBuyer} from (select document from ${sold}) as o) as buyer
    from (select ${site}::text as code) as wanted left join sites s using (code)`,
  series: sql<InvoicePlace>`
    insert into invoice_series (site, kind, year, last)
    select ${site}, ${kindOf(refundId)}, extract(year from day), 1 from issued
    on conflict (site, kind, year) do update set last = invoice_series.last + 1
    returning site, kind, year, last as position`,
  invoice: sql<{ position: number }>`
    insert into invoices (${sql.ref(ofOffer ? "offer_of" : "order_id")}, refund_id, site, kind, year, position, day,
      seller, buyer)
    select ${orderId}::uuid, ${refundId}::uuid, site, kind, year, position, day, seller, buyer from series, issued
    returning position`,
});

/** The rows of an order's invoice, of that of its offer, or of the credit note of a refund. */
export type InvoiceOf = "order" | "offer" | { refundId: string };

/** The seller and the buyer that an invoice prints; undefined for one from before there were series. */
export async function readParties(
  db: Kysely<Database>,
  orderId: string,
  of: InvoiceOf,
): Promise<Pick<Selectable<InvoiceTable>, "seller" | "buyer"> | undefined> {
  const all = db.selectFrom("invoices").select(["seller", "buyer"]);
  const found =
    of === "offer"
      ? all.where("offer_of", "=", orderId)
      : all
          .where("order_id", "=", orderId)
          .where(
            sql<boolean>`coalesce(refund_id, order_id) = ${of === "order" ? orderId : of.refundId}::uuid`,
          );
  return await found.executeTakeFirst();
}

/** Stores seller and buyer of older invoices, as both are now: of those of an order. */
export async function storePartiesOf(db: Kysely<Database>, orderId: string): Promise<void> {
  await storeParties(
    db,
    sql`select site, kind, year, position from invoices
    where (order_id = ${orderId}::uuid or offer_of = ${orderId}::uuid) and seller is null`,
  );
}

/** The same for some of all orders; returns how many. */
export const storeFormerParties = (db: Kysely<Database>, limit: number): Promise<number> =>
  storeParties(
    db,
    sql`select site, kind, year, position from invoices where seller is null limit ${limit} for update skip locked`,
  );

async function storeParties(db: Kysely<Database>, former: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await sql`
    update invoices i set
      seller = coalesce((select ${printedSeller} from sites s where s.code = i.site), '{}'),
      buyer = (select ${printedBuyer} from orders o where o.id = coalesce(i.order_id, i.offer_of))
    where (i.site, i.kind, i.year, i.position) in (${former})`.execute(db);
  return Number(numAffectedRows);
}

/** The place of an invoice, and its day as `YYYY-MM-DD`; null for one from before the day was stored. */
export type IssuedInvoice = InvoicePlace & { day: string | null };

const kindOf = (refundId: string | null) => sql.lit(refundId === null ? "invoice" : "creditNote");

/** A row `i` of invoices as JSON; null when there is none. */
export const issuedInvoice: RawBuilder<IssuedInvoice | null> = sql`case when i.position is not null
  then jsonb_build_object('site', i.site, 'kind', i.kind, 'year', i.year, 'position', i.position, 'day', i.day) end`;
