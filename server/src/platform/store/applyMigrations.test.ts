import { spawn } from "node:child_process";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { isPostgresAvailable } from "../../testing/postgres.ts";
import { createPostgresStore, createStore, openTestStore } from "../../testing/stores.ts";
import { openTestShop, type TestShop } from "../../testing/testShop.ts";
import { applyMigrations } from "./applyMigrations.ts";
import type { Database } from "./schema.ts";
import type { Store } from "./store.ts";

const migrationOf = (statement: string): Migration => ({
  up: async (db: Kysely<unknown>) => void (await sql.raw(statement).execute(db)),
});
const noted = { "9000_noted": migrationOf("alter table orders add column noted text") };

async function readColumns(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = 'orders' and column_name in ('noted', 'marked')
    order by ordinal_position`.execute(db);
  return rows.map(({ name }) => name);
}

describe("migrations", () => {
  let store: Store;
  beforeEach(async () => {
    store = await openTestStore(await createStore());
  });
  afterEach(() => store.close());

  const twoOfThree = {
    ...noted,
    "9001_marked": migrationOf("alter table orders add column marked text"),
    "9002_failed": migrationOf("alter table nothing add column noted text"),
  };

  test("are transactions of their own: those before one that fails stay, and are not repeated", async () => {
    for (const attempt of [1, 2])
      await expect(applyMigrations(store.db, twoOfThree), `attempt ${attempt}`).rejects.toThrow("nothing");
    expect(await readColumns(store.db)).toEqual(["noted", "marked"]);
  });

  test("of a store that nobody uses are one transaction", async () => {
    await expect(applyMigrations(store.db, twoOfThree, { atOnce: true })).rejects.toThrow("nothing");
    expect(await readColumns(store.db)).toEqual([]);
  });

  test("are applied once by processes that start at once", async () => {
    await Promise.all(Array.from({ length: 4 }, () => applyMigrations(store.db, noted)));
    expect(await readColumns(store.db)).toEqual(["noted"]);
  });
});

describe.skipIf(!(await isPostgresAvailable()))("a migration beside a backup", async () => {
  let shop: TestShop;
  let endBackup: () => Promise<unknown>;
  beforeEach(async () => {
    const { options, ownOptions, ...rest } = await createPostgresStore("filled");
    shop = await openTestShop({ options, ownOptions, ...rest });
    const backup = spawn("pg_dump", [`--dbname=${ownOptions.databaseUrl}`], { stdio: "ignore" });
    const ended = new Promise((resolve) => backup.on("close", resolve));
    endBackup = () => {
      backup.kill("SIGKILL");
      return ended;
    };
    await vi.waitFor(async () => expect(await countLocks("AccessShareLock", "pg_dump")).toBe(1), 20_000);
    // Stopped, it keeps its locks as long as the backup of a large store does.
    backup.kill("SIGSTOP");
  });
  afterEach(async () => {
    await endBackup();
    await shop.close();
  });

  async function countLocks(mode: string, holder: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count
      from pg_locks l join pg_stat_activity a using (pid)
      where a.datname = current_database() and l.relation = 'orders'::regclass
        and l.mode = ${mode} and a.application_name = ${holder}`.execute(shop.services.store.db);
    return rows[0]?.count ?? 0;
  }
  const untilWaiting = () =>
    vi.waitFor(async () => expect(await countLocks("AccessExclusiveLock", "")).toBe(1), {
      timeout: 20_000,
      interval: 20,
    });
  const buy = (buyer: string) =>
    shop.call("submitCheckout", {
      body: checkoutBody({ email: `${buyer}@example.com`, nonce: `sandbox-card-ok-${buyer}` }),
    });

  test("lets the purchases through that wait behind it, and is applied when the backup is done", async () => {
    const { db } = shop.services.store;
    const waits = { once: 1_200, pause: 2_000, altogether: 600_000 };
    const migrated = applyMigrations(db, noted, { waits });
    for (const buyer of ["ada", "grace"]) {
      await untilWaiting();
      expect((await buy(buyer)).status).toBe(200);
    }
    expect(await readColumns(db)).toEqual([]);
    await endBackup();
    await migrated;
    expect(await readColumns(db)).toEqual(["noted"]);
    expect((await buy("mary")).status).toBe(200);
  });

  test("gives up with the session that is in the way, and changes nothing", async () => {
    const { db } = shop.services.store;
    const waits = { once: 10, pause: 1, altogether: 0 };
    await expect(applyMigrations(db, noted, { waits })).rejects.toThrow(
      /another session uses .*pg_dump since/,
    );
    expect(await readColumns(db)).toEqual([]);
  });
});
