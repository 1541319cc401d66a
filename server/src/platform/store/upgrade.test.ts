import { randomUUID } from "node:crypto";
import { Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { isFullRun } from "../../testing/isFullRun.ts";
import { describeOnBothStores, describeOnStores } from "../../testing/stores.ts";
import { openTestShop, type TestShop } from "../../testing/testShop.ts";
import { openEmbedded } from "./embedded.ts";
import { type MigrationName, migrate } from "./migrate.ts";
import { postgresDialect } from "./postgres.ts";
import type { Database } from "./schema.ts";
import { sessionDialect } from "./sessionDialect.ts";
import type { StoreOptions } from "./store.ts";

type Row = Record<string, unknown>;
interface Table {
  name: string;
  columns: string[];
  rows: Row[];
}

/** Records of a shop's sales, in an order in which they may be written. */
const tables = [
  "products",
  "variants",
  "stock",
  "stock_entries",
  "gift_cards",
  "gift_card_entries",
  "orders",
  "order_lines",
  "payment_attempts",
  "consumed_nonces",
  "idempotency_keys",
  "join_nonces",
  "credits",
  "credit_entries",
];
const sales = isFullRun ? 12 : 3;

/** A place's database before any migration. */
async function openBare({ dataDir, databaseUrl }: StoreOptions): Promise<Kysely<Database>> {
  const { dialect } =
    databaseUrl === undefined ? sessionDialect(await openEmbedded(dataDir)) : postgresDialect(databaseUrl);
  return new Kysely<Database>({ dialect });
}

/** The columns of a table but for counters, which go on by themselves. */
async function readColumns(db: Kysely<Database>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = ${table} and is_identity = 'NO' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

async function readRows(db: Kysely<Database>, table: string, columns: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(db);
  return rows
    .map(({ row }) => Object.fromEntries(columns.map((name) => [name, row[name]])))
    .sort((first, second) => JSON.stringify(first).localeCompare(JSON.stringify(second)));
}

const readTable = async (db: Kysely<Database>, name: string): Promise<Table> => {
  const columns = await readColumns(db, name);
  return { name, columns, rows: await readRows(db, name, columns) };
};

/** Writes rows of today into a table of before, but for what it has no column for. */
async function writeTable(db: Kysely<Database>, { name, rows }: Table): Promise<void> {
  const columns = sql.join((await readColumns(db, name)).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(name)} (${columns}) select ${columns}
    from jsonb_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(rows)}::text::jsonb)`.execute(
    db,
  );
}

describeOnBothStores("a store made by an older version", (createStore) => {
  const buy = (shop: TestShop, email: string, key: string) =>
    shop.call("submitCheckout", {
      body: checkoutBody({ email, nonce: `sandbox-card-ok-${key}` }),
      headers: { "idempotency-key": key },
    });

  // The migrations after the earlier one are those after the later one too.
  test.each<MigrationName>(isFullRun ? ["0006_credits", "0013_downloads"] : ["0006_credits"])(
    "with the tables of %s is upgraded, keeps its orders, answers their requests alike, and sells on",
    async (last) => {
      const keys = Array.from({ length: sales }, () => randomUUID());
      const getEmail = (nth: number) => `buyer-${nth}@example.com`;
      const today = await openTestShop(await createStore("filled"));
      const texts: string[] = [];
      for (const [nth, key] of keys.entries()) texts.push((await buy(today, getEmail(nth), key)).text);
      const records: Table[] = [];
      for (const name of tables) records.push(await readTable(today.services.store.db, name));
      await today.close();

      const old = await createStore("nothing");
      const bare = await openBare(old.options);
      await migrate(bare, last);
      for (const record of records) await writeTable(bare, record);
      await sql`select setval('order_numbers', ${100_000 + sales})`.execute(bare);
      const before: Table[] = [];
      for (const name of tables) before.push(await readTable(bare, name));
      await bare.destroy();

      const shop = await openTestShop(old);
      const { db } = shop.services.store;
      for (const { name, columns, rows } of before)
        expect([name, await readRows(db, name, columns)]).toEqual([name, rows]);
      expect(before.find(({ name }) => name === "orders")?.rows).toHaveLength(sales);
      for (const [nth, key] of keys.entries()) {
        const order = JSON.parse(texts[nth] ?? "");
        expect((await shop.call("getOrder", { params: { id: order.id } })).body).toMatchObject(order);
        expect((await buy(shop, getEmail(nth), key)).text).toBe(texts[nth]);
      }
      expect((await buy(shop, "after@example.com", randomUUID())).body.number).toBe(`V-${100_001 + sales}`);
      expect((await readTable(db, "orders")).rows).toHaveLength(sales + 1);
      await shop.close();
    },
  );
});

describeOnStores("a migration of a store made by an older version", (createStore) => {
  test("gives a balance of before the currency of the orders that earned it, else that of its site's first region", async () => {
    const { options } = await createStore("nothing");
    const db = await openBare(options);
    await migrate(db, "0037_revision_stamps");
    await sql`insert into sites (code, document) values
      ('outlet', '{"regions": [{"currency": "GBP"}, {"currency": "EUR"}]}')`.execute(db);
    const earn = async (email: string, site: string, earned: Record<string, number>) => {
      const { rows } = await sql<{ id: string }>`insert into credits (site, email, balance)
        values (${site}, ${email}, 1) returning id`.execute(db);
      for (const [currency, amount] of Object.entries(earned))
        await sql`with bought as (
            insert into orders (id, number, site, email, currency, total, document)
            values (gen_random_uuid(), nextval('order_numbers'), ${site}, ${email}, ${currency}, 0, '{}') returning id
          )
          insert into credit_entries (credit_id, type, amount, order_id)
          select ${rows[0]?.id}::uuid, 'increase', ${amount}, id from bought`.execute(db);
    };
    await earn("canadian@example.com", "outlet", { CAD: 65, USD: 3 });
    await earn("given@example.com", "outlet", {});
    await earn("nowhere@example.com", "closed", {});
    await migrate(db);
    const { rows } = await sql<{ currency: string }>`select currency from credits order by email`.execute(db);
    await db.destroy();
    expect(rows.map(({ currency }) => currency)).toEqual(["CAD", "GBP", "USD"]);
  });

  test("adds a site's default language to those that it has", async () => {
    const { options } = await createStore("nothing");
    const db = await openBare(options);
    await migrate(db, "0072_due_jobs");
    await sql`insert into sites (code, document) values
      ('boutique', '{"languages": {"default": "en", "supported": ["fr"]}}'),
      ('outlet', '{"languages": {"default": "fr", "supported": ["en", "fr"]}}')`.execute(db);
    await migrate(db);
    const { rows } = await sql<{ supported: string[] }>`
      select document->'languages'->'supported' as supported from sites order by code`.execute(db);
    await db.destroy();
    expect(rows.map(({ supported }) => supported)).toEqual([
      ["en", "fr"],
      ["en", "fr"],
    ]);
  });

  test("takes back what payments brought that failed before", async () => {
    const { options } = await createStore("nothing");
    const db = await openBare(options);
    await migrate(db, "0037_revision_stamps");
    const pay = (state: string) =>
      sql`with bought as (
        insert into orders (id, number, site, email, currency, total, document)
        values (gen_random_uuid(), nextval('order_numbers'), 'outlet', 'ada@example.com', 'USD', 5, '{}') returning id
      )
      insert into payment_attempts (id, idempotency_key, provider, nonce, amount, currency, state, order_id)
      select gen_random_uuid(), ${state}, 'braintree', ${state}, 5, 'USD', ${state}, id from bought`.execute(
        db,
      );
    await pay("captured");
    await pay("failed");
    await migrate(db);
    const { rows } = await sql<{ key: string }>`select idempotency_key as key from jobs
      join payment_attempts p on p.id::text = payload ->> 'attempt_id' where kind = 'failed-payment'`.execute(
      db,
    );
    await db.destroy();
    expect(rows).toEqual([{ key: "failed" }]);
  });

  test("finds orders in trouble before any change of them is read, and the keys that made others", async () => {
    const { options } = await createStore("nothing");
    const db = await openBare(options);
    await migrate(db, "0074_payments_again");
    const pay = (state: string, trouble: string | null) =>
      sql`with bought as (
        insert into orders (id, number, site, email, currency, total, document)
        values (gen_random_uuid(), nextval('order_numbers'), 'outlet', concat_ws(' ', ${trouble}::text, ${state}::text), 'USD', 5, '{}')
        returning id
      )
      insert into payment_attempts (id, idempotency_key, provider, nonce, amount, currency, state, order_id, trouble)
      select gen_random_uuid(), gen_random_uuid(), 'braintree', gen_random_uuid(), 5, 'USD', ${state}, id, ${trouble}::text from bought`.execute(
        db,
      );
    await pay("captured", "disputed");
    await pay("failed", "disputed");
    await pay("captured", null);
    await sql`insert into merchant_keys (name, key_hash, scopes) values ('one', '1', '[]'), ('two', '2', '[]')`.execute(
      db,
    );
    await sql`insert into audit_log (run, actor, command, outcome, detail) values
      (gen_random_uuid(), 'key 1 (one)', 'createMerchantKey 2 orders:read', 'done', ''),
      (gen_random_uuid(), 'key 2 (two)', 'createMerchantKey 12 orders:read', 'done', '')`.execute(db);
    await migrate(db);
    const orders = await sql<{ email: string }>`select email from orders where in_trouble`.execute(db);
    const keys = await sql<Row>`select id, made_with from merchant_keys order by id`.execute(db);
    await db.destroy();
    expect(orders.rows).toEqual([{ email: "disputed captured" }]);
    expect(keys.rows).toEqual([
      { id: 1, made_with: null },
      { id: 2, made_with: 1 },
    ]);
  });

  test("lets an open draft live until the end of the day that its buyer was told of, in the site's time zone", async () => {
    const { options } = await createStore("nothing");
    const db = await openBare(options);
    await migrate(db, "0072_due_jobs");
    await sql`insert into sites (code, document) values
      ('east', '{"timeZone": "Asia/Tokyo"}'), ('west', '{"timeZone": "America/New_York"}'), ('outlet', '{}')`.execute(
      db,
    );
    const send = (site: string, end: string, closed: string | null = null) =>
      sql`insert into drafts (token, site, language, lines, email, expires_at, closed_at)
        values (gen_random_uuid()::text, ${site}, 'en', '[]', 'a@example.com', ${end}, ${closed})`.execute(
        db,
      );
    await send("outlet", "2099-01-14T18:00:00Z");
    await send("east", "2099-01-14T18:00:00Z");
    await send("west", "2099-01-14T03:00:00Z");
    await send("west", "2099-01-14T05:00:00Z");
    await send("outlet", "2099-01-14T18:00:00Z", "2020-01-01T00:00:00Z");
    await send("outlet", "2020-01-14T18:00:00Z");
    await migrate(db);
    const { rows } = await sql<{ end: string }>`select to_char(expires_at at time zone 'UTC',
      'YYYY-MM-DD HH24:MI') as end from drafts order by id`.execute(db);
    await db.destroy();
    expect(rows.map(({ end }) => end)).toEqual([
      "2099-01-15 00:00",
      "2099-01-15 15:00",
      "2099-01-15 05:00",
      "2099-01-14 05:00",
      "2099-01-14 18:00",
      "2020-01-14 18:00",
    ]);
  });
});
