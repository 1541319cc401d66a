import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore, type Store } from "../../platform/store/store.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { isPostgresAvailable } from "../../testing/postgres.ts";
import { createEmbeddedStore, createPostgresStore, type TestStore } from "../../testing/stores.ts";
import { openTestShop, type TestShop } from "../../testing/testShop.ts";
import { doMove } from "./moveCommand.ts";

const sales = 5;

/** A shop on a store that outlasts it. */
const openShopOn = (where: TestStore) => openTestShop({ ...where, remove: async () => {} });

const buy = (shop: TestShop, key: string) =>
  shop.call("submitCheckout", {
    body: checkoutBody({ email: "ada@example.com", nonce: `sandbox-card-ok-${key}` }),
    headers: { "idempotency-key": key },
  });

/** Every row of every table, as text in order; but for the entry a move adds. */
async function readAll({ db }: Store): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%' order by 1`.execute(db);
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row
      from ${sql.table(name)} t order by 1`.execute(db);
    all[name] = rows.map(({ row }) => row).filter((row) => !row.includes('"command": "move"'));
  }
  return all;
}

describe.skipIf(!(await isPostgresAvailable()))("npm run -w server move", () => {
  let embedded: TestStore;
  let postgres: TestStore;
  let address: string;
  const locate = ({ options: { dataDir, databaseUrl } }: TestStore) => ({
    dataDir,
    databaseUrl,
    preparedStatements: true,
  });
  const keys = Array.from({ length: sales }, () => randomUUID());
  const texts: string[] = [];
  const move = (to = address) => doMove(locate(embedded), [to]);

  beforeAll(async () => {
    embedded = createEmbeddedStore();
    postgres = await createPostgresStore();
    address = postgres.options.databaseUrl ?? "";
    const shop = await openShopOn(embedded);
    for (const key of keys) texts.push((await buy(shop, key)).text);
    // Its trigger notes that the order changed.
    await sql`insert into returns (id, order_id, reason, lines)
      select gen_random_uuid(), id, 'other', '[]' from orders limit 1`.execute(shop.services.store.db);
    await sql`insert into pictures (hash, type, bytes)
      values ('picture', 'image/png', ${Buffer.from([0, 255, 10])})`.execute(shop.services.store.db);
    await expect(move()).rejects.toThrow(/in use by another process/);
    await shop.close();
  }, 120_000);
  afterAll(() => Promise.all([embedded.remove(), postgres.remove()]));

  test.each([
    [[], /^npm run -w server move -- DATABASE_URL/],
    [["mysql://db/shop"], /^DATABASE_URL must be an address such as postgres:/],
    [["postgres://postgres@127.0.0.1:1/shop"], /names 127.0.0.1:1\/shop, but no database answers there/],
  ])("refuses %j", async (args, message) => {
    await expect(doMove(locate(embedded), args)).rejects.toThrow(message);
  });

  test("refuses where there is nothing to move, or the shop is on PostgreSQL already", async () => {
    const empty = createEmbeddedStore();
    await expect(doMove(locate(empty), [address])).rejects.toThrow(/^There is no store in /);
    await empty.remove();
    await expect(doMove(locate(postgres), [address])).rejects.toThrow(/on PostgreSQL already/);
  });

  test("moves nothing when it is interrupted", async () => {
    const store = await openStore(postgres.options);
    // Of the last tables that are written.
    await sql`alter table order_lines add constraint interrupted check (false)`.execute(store.db);
    await expect(move()).rejects.toThrow(/interrupted/);
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from products`.execute(
      store.db,
    );
    expect(rows).toEqual([{ count: 0 }]);
    await sql`alter table order_lines drop constraint interrupted`.execute(store.db);
    await store.close();
  });

  test("of two at once, one moves everything, and the shop sells on from there", async () => {
    const source = await openStore(embedded.options);
    const before = await readAll(source);
    await source.close();
    const outcomes = await Promise.allSettled([move(), move()]);
    const done = outcomes.filter(({ status }) => status === "fulfilled");
    expect(done).toEqual([
      { status: "fulfilled", value: expect.stringMatching(/^The database has the whole store: 5 orders\./) },
    ]);
    const moved = await openStore(postgres.options);
    expect(await readAll(moved)).toEqual(before);
    await moved.close();
    const shop = await openShopOn(postgres);
    for (const [nth, key] of keys.entries()) expect((await buy(shop, key)).text).toBe(texts[nth]);
    const last = JSON.parse(texts.at(-1) ?? "").number as string;
    expect((await buy(shop, randomUUID())).body.number).toBe(`V-${Number(last.slice(2)) + 1}`);
    await shop.close();
    await expect(move()).rejects.toThrow(/^The database has \d+ rows of \w+: move into an empty one/);
  });
});
