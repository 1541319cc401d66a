import { sql } from "kysely";
import pg from "pg";
import { afterEach, describe, expect, test, vi } from "vitest";
import { isPostgresAvailable } from "../../testing/postgres.ts";
import { createPostgresStore } from "../../testing/stores.ts";
import { openStore, type Store } from "./store.ts";
import { inTransaction } from "./transaction.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of closing.splice(0).reverse()) await close();
});

async function open(preparedStatements: boolean): Promise<Store> {
  const where = await createPostgresStore();
  const store = await openStore({ ...where.options, preparedStatements });
  closing.push(where.remove, () => store.close());
  return store;
}

const countParses = () =>
  vi.spyOn((pg as unknown as { Connection: { prototype: { parse(): void } } }).Connection.prototype, "parse");

const readSites = (store: Pick<Store, "db">, count: number) =>
  store.db.selectFrom("sites").selectAll().where("code", "=", `site ${count}`).execute();

describe.skipIf(!(await isPostgresAvailable()))("statements on PostgreSQL", () => {
  test("a repeated statement is parsed once more by name, and never again in its session", async () => {
    const store = await open(true);
    const parses = countParses();
    for (let count = 0; count < 10; count++) await readSites(store, count);
    expect(parses).toHaveBeenCalledTimes(2);
  });

  test("statements have no names when they are switched off", async () => {
    const store = await open(false);
    const parses = countParses();
    for (let count = 0; count < 10; count++) await readSites(store, count);
    expect(parses).toHaveBeenCalledTimes(10);
    const { rows } = await sql<{
      count: number;
    }>`select count(*) as count from pg_prepared_statements`.execute(store.db);
    expect(rows).toEqual([{ count: 0 }]);
  });

  test.each(["alone", "in a transaction"])(
    "a statement %s survives a migration of its table",
    async (place) => {
      const store = await open(true);
      for (let count = 0; count < 3; count++) await readSites(store, count);
      await sql`alter table sites add column note text`.execute(store.db);
      const rows =
        place === "alone"
          ? await readSites(store, 1)
          : await inTransaction(store.db, (trx) => readSites({ db: trx }, 1));
      expect(rows).toEqual([]);
    },
  );
});
