import { type RawBuilder, sql } from "kysely";
import type { Database, Db } from "../src/platform/store/schema.ts";

/** Orders of a step: the rows of a statement fit into memory. */
export const step = 50_000;

/** Members among buyers: one in so many. */
export const membersAmong = 7;
export const firstMember = 1_000_000;

/** An id of a copy, from the original's: the same wherever it is referred to. */
const copyId = (column: RawBuilder<unknown>): RawBuilder<unknown> => sql`md5(${column}::text || c.nth)::uuid`;
const copyText = (column: RawBuilder<unknown>): RawBuilder<unknown> => sql`md5(${column} || c.nth)`;
/** The id of a buyer's cash back. */
export const creditsOf = (buyer: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`md5('credits ' || ${buyer})::uuid`;
export const emailOf = (buyer: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`'buyer-' || ${buyer} || '@example.com'`;

/** Numbers of buyers' reviews begin here; each order has one review. */
export const firstReview = sql`4503599627370496`;

const email = emailOf(sql`c.buyer`);
const order = { order_id: copyId(sql`t.order_id`) };
const attempt = { attempt_id: copyId(sql`t.attempt_id`) };
/** Of its invoice, which has the number of its order in the series of that year. */
const yearOfCopy = sql`extract(year from c.at)::integer`;
const byOrder = sql`t.order_id = c.order_id`;
const byAttempt = sql`t.attempt_id in (select id from payment_attempts where order_id = c.order_id)`;

/** The rows that each order leaves, a table after those it refers to: which are its own, and what a copy has instead. */
const tables: readonly [keyof Database, RawBuilder<unknown>, Record<string, RawBuilder<unknown>>][] = [
  [
    "orders",
    sql`t.id = c.order_id`,
    {
      id: copyId(sql`t.id`),
      number: sql`c.number`,
      email,
      user_id: sql`case when c.buyer % ${sql.lit(membersAmong)} = 0 then ${sql.lit(firstMember)} + c.buyer end`,
      document: sql`t.document || jsonb_build_object('id', ${copyId(sql`t.id`)}, 'number', 'V-' || c.number,
        'user', jsonb_build_object('email', ${email}))`,
      created_at: sql`c.at`,
      line_values_from: sql`'order'`,
    },
  ],
  [
    "payment_attempts",
    byOrder,
    {
      ...order,
      id: copyId(sql`t.id`),
      idempotency_key: copyText(sql`t.idempotency_key`),
      nonce: copyText(sql`t.nonce`),
      transaction_id: copyText(sql`t.transaction_id`),
      created_at: sql`c.at`,
    },
  ],
  ["order_lines", byOrder, { ...order, ...attempt }],
  ["stock_entries", byOrder, { ...order, created_at: sql`c.at` }],
  ["shipments", byOrder, { ...order, id: copyId(sql`t.id`), created_at: sql`c.at` }],
  ["order_reviews", byOrder, { ...order, id: sql`${firstReview} + c.number`, created_at: sql`c.at` }],
  ["review_requests", byOrder, { ...order, created_at: sql`c.at` }],
  [
    "drafts",
    byOrder,
    { ...order, token: copyText(sql`t.token`), email, created_at: sql`c.at`, paid_at: sql`c.at` },
  ],
  ["returns", byOrder, { ...order, id: copyId(sql`t.id`), created_at: sql`c.at` }],
  [
    "refunds",
    byOrder,
    { ...order, id: copyId(sql`t.id`), return_id: copyId(sql`t.return_id`), created_at: sql`c.at` },
  ],
  [
    "refund_payments",
    byAttempt,
    { ...attempt, id: copyId(sql`t.id`), refund_id: copyId(sql`t.refund_id`), created_at: sql`c.at` },
  ],
  ["order_events", byOrder, { ...order, created_at: sql`c.at` }],
  [
    "join_nonces",
    byOrder,
    { ...order, nonce: copyText(sql`t.nonce`), email, expires_at: sql`c.at + interval '1 day'` },
  ],
  [
    "invoices",
    byOrder,
    {
      ...order,
      refund_id: copyId(sql`t.refund_id`),
      year: yearOfCopy,
      position: sql`c.number`,
      day: sql`c.at::date`,
    },
  ],
  [
    "credit_entries",
    byOrder,
    {
      ...order,
      ...attempt,
      credit_id: creditsOf(sql`c.buyer`),
      refund_id: copyId(sql`t.refund_id`),
      created_at: sql`c.at`,
    },
  ],
  [
    "idempotency_keys",
    sql`t.key in (select idempotency_key from payment_attempts where order_id = c.order_id)`,
    { key: copyText(sql`t.key`), claim: copyId(sql`t.claim`), created_at: sql`c.at` },
  ],
  [
    "jobs",
    sql`t.payload ->> 'order_id' = c.order_id::text
      or t.payload ->> 'attempt_id' in (select id::text from payment_attempts where order_id = c.order_id)`,
    {
      run_at: sql`c.at`,
      // A few were given up.
      done_at: sql`case when c.nth % 1000 > 0 then c.at end`,
      dead_at: sql`case when c.nth % 1000 = 0 then c.at end`,
      payload: sql`t.payload || jsonb_build_object('email', ${email})`,
    },
  ],
];

/** The rows of the orders that were placed, beside the table that grows. */
const patternOf = (table: string): RawBuilder<unknown> => sql.table(`pattern_${table}`);

/** Sets the rows aside that the orders of this store left: what copies are made of. */
export async function keepPatterns(db: Db): Promise<void> {
  for (const [table, isOwn] of tables)
    await sql`create table ${patternOf(table)} as
      select c.order_id as pattern_of, t.* from (select id as order_id from orders) as c
      join ${sql.table(table)} t on ${isOwn}`.execute(db);
}

export async function dropPatterns(db: Db): Promise<void> {
  for (const [table] of tables) await sql`drop table ${patternOf(table)}`.execute(db);
}

/** Writes all rows of the orders `copies`. */
export async function copyOrders(db: Db, copies: RawBuilder<unknown>): Promise<void> {
  await sql`insert into invoice_series (site, kind, year, last)
    select t.site, t.kind, ${yearOfCopy}, max(c.number)
    from ${copies} as c join ${patternOf("invoices")} t on t.pattern_of = c.order_id group by 1, 2, 3
    on conflict (site, kind, year) do update set last = excluded.last`.execute(db);
  for (const [table, , changed] of tables) {
    const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attidentity <> 'a'
      order by attnum`.execute(db);
    const columns = rows.map(({ name }) => name);
    const values = columns.map((name) => changed[name] ?? sql.ref(`t.${name}`));
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.id(name)))})
      select ${sql.join(values)} from ${copies} as c join ${patternOf(table)} t on t.pattern_of = c.order_id`.execute(
      db,
    );
  }
}
