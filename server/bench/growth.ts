import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { parseArgs } from "node:util";
import { type RawBuilder, sql } from "kysely";
import { createApp } from "../src/assembly/app.ts";
import { readConfig } from "../src/assembly/config/readConfig.ts";
import { createServices } from "../src/assembly/createServices.ts";
import { doDueJobs } from "../src/assembly/runJobs.ts";
import { doForOrders } from "../src/domains/merchant/ordersCommand.ts";
import { completeStatuses } from "../src/domains/orders/refreshOrders.ts";
import { timeouts } from "../src/platform/store/postgres.ts";
import type { Database, Db } from "../src/platform/store/schema.ts";
import { openStore } from "../src/platform/store/store.ts";
import { fill } from "./fill.ts";
import { createPurchase } from "./purchases.ts";

/** Orders that are really placed; all others are copies of what these left in the store. */
const patterns = 20;
const years = 3;
/** Of a statement: its rows fit into memory. */
const step = 50_000;

/** An id of a copy, from the original's: the same wherever it is referred to. */
const copyId = (column: RawBuilder<unknown>): RawBuilder<unknown> => sql`md5(${column}::text || c.nth)::uuid`;
const copyText = (column: RawBuilder<unknown>): RawBuilder<unknown> => sql`md5(${column} || c.nth)`;
const email = sql`'buyer-' || c.nth % greatest(1, c.total / 3) || '@example.com'`;
const order = { order_id: copyId(sql`t.order_id`) };
const attempt = { attempt_id: copyId(sql`t.attempt_id`) };
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
  ["refunds", byOrder, { ...order, id: copyId(sql`t.id`), created_at: sql`c.at` }],
  [
    "refund_payments",
    byAttempt,
    { ...attempt, id: copyId(sql`t.id`), refund_id: copyId(sql`t.refund_id`), created_at: sql`c.at` },
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
      done_at: sql`c.at`,
      dead_at: sql`null`,
      payload: sql`t.payload || jsonb_build_object('email', ${email})`,
    },
  ],
];

/** Fills an empty PostgreSQL with a shop of some years: products, and what so many orders leave behind. */
async function fillGrowth(databaseUrl: string, orders: number, products: number): Promise<void> {
  const store = await openStore({ dataDir: tmpdir(), databaseUrl, timeout: timeouts.work });
  const { db } = store;
  await fill(store, products);
  await placePatterns(db, databaseUrl);
  for (const [table, isOwn] of tables)
    await sql`create table ${pattern(table)} as
      select c.order_id as pattern_of, t.* from (select id as order_id from orders) as c
      join ${sql.table(table)} t on ${isOwn}`.execute(db);
  const { rows } = await sql<{ number: number }>`select max(number) as number from orders`.execute(db);
  for (let from = 0; from < orders; from += step) {
    const copies = sql`(
      select nth, ${orders}::integer as total, ${rows[0]?.number}::bigint + nth as number, p.id as order_id,
        now() - make_interval(days => ${years * 365}) * (1 - nth / ${orders}::float) as at
      from generate_series(${from + 1}::integer, ${Math.min(orders, from + step)}::integer) as nth
      join (select id, row_number() over (order by number) - 1 as place from orders
        order by number limit ${patterns}) as p on p.place = nth % ${patterns})`;
    for (const [table, , changed] of tables) await copyRows(db, table, copies, changed);
    await addStrangers(db, copies);
  }
  for (const [table] of tables) await sql`drop table ${pattern(table)}`.execute(db);
  await sql`select setval('order_numbers', (select max(number) from orders))`.execute(db);
  await store.makeIndexes();
  await sql`vacuum (analyze)`.execute(db);
  await store.close();
}

/** The rows of the orders that were placed, beside the table that grows. */
const pattern = (table: string): RawBuilder<unknown> => sql.table(`pattern_${table}`);

async function copyRows(
  db: Db,
  table: keyof Database,
  copies: RawBuilder<unknown>,
  changed: Record<string, RawBuilder<unknown>>,
): Promise<void> {
  const columns = sql.join(Object.entries(changed).flatMap(([name, value]) => [sql.lit(name), value]));
  await sql`
    insert into ${sql.table(table)} overriding user value
    select (jsonb_populate_record(null::${sql.table(table)}, to_jsonb(t) || jsonb_build_object(${columns}))).*
    from ${copies} as c join ${pattern(table)} t on t.pattern_of = c.order_id`.execute(db);
}

/** Traffic without an order: visitors and bots, declined cards, and the events of payment services. */
async function addStrangers(db: Db, copies: RawBuilder<unknown>): Promise<void> {
  await sql`insert into identities (id, created_at, seen_at)
    select gen_random_uuid(), c.at, c.at from ${copies} as c, generate_series(1, 2)`.execute(db);
  await sql`insert into payment_attempts (id, idempotency_key, provider, nonce, amount, currency, state, created_at)
    select gen_random_uuid(), gen_random_uuid(), 'sandbox', gen_random_uuid(), 10, 'USD',
      case when c.nth % 16 = 0 then 'voided' else 'declined' end, c.at
    from ${copies} as c where c.nth % 8 = 0`.execute(db);
  await sql`insert into webhook_events (id, provider, kind, received_at)
    select gen_random_uuid(), 'sandbox', 'settled', c.at from ${copies} as c`.execute(db);
}

/** Places orders as buyers do, captures them, and ships, refunds and cancels some. */
async function placePatterns(db: Db, databaseUrl: string): Promise<void> {
  const dataDir = tmpdir();
  const config = readConfig({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
  });
  const store = await openStore({ dataDir, databaseUrl });
  const services = await createServices(config, store);
  const app = await createApp(services);
  const numbers: string[] = [];
  for (let nth = 0; nth < patterns; nth++) {
    const response = await app.inject({
      method: "POST",
      url: "/api/services/payments/checkout",
      headers: { "x-client-token": config.clientToken, "idempotency-key": randomUUID() },
      payload: createPurchase(nth),
    });
    if (response.statusCode !== 200) throw new Error(`A pattern was not placed: ${response.body}`);
    numbers.push(response.json().number);
  }
  await doDueJobs(services, app.log);
  for (const [nth, number] of numbers.entries()) {
    if (nth % 10 === 9) await doForOrders(db, ["cancel", number]);
    else if (nth % 10 === 8) await doForOrders(db, ["refund", number]);
    else if (nth > 0) await doForOrders(db, ["ship", number]);
  }
  await doDueJobs(services, app.log);
  await completeStatuses(db);
  await app.close();
  await store.close();
}

const { values } = parseArgs({
  options: { orders: { type: "string", default: "20000" }, products: { type: "string", default: "1000" } },
});
const databaseUrl = process.env.DATABASE_URL;
if (databaseUrl === undefined)
  throw new Error("DATABASE_URL must name an empty PostgreSQL database to fill.");
await fillGrowth(databaseUrl, Number(values.orders), Number(values.products));
