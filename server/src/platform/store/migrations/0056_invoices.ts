import { type Kysely, sql } from "kysely";

/**
 * Invoices and credit notes have series without gaps, one for each site and year. Orders and refunds of before have no row:
 * their invoices keep the numbers that were printed.
 */
const statements = [
  `create table invoice_series (
    site text not null,
    kind text not null check (kind in ('invoice', 'creditNote')),
    year integer not null,
    last bigint not null check (last > 0),
    primary key (site, kind, year)
  )`,
  `create table invoices (
    order_id uuid not null references orders (id),
    refund_id uuid references refunds (id),
    site text not null,
    kind text not null,
    year integer not null,
    position bigint not null,
    primary key (site, kind, year, position),
    check ((kind = 'creditNote') = (refund_id is not null)),
    foreign key (site, kind, year) references invoice_series (site, kind, year)
  )`,
  "create unique index invoices_order on invoices (order_id, coalesce(refund_id, order_id))",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
