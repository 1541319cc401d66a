import { renameSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { isPostgresAvailable } from "../../testing/postgres.ts";
import {
  createEmbeddedStoreWith,
  createPostgresStore,
  describeOnBothStores,
  isBehindPooler,
  type TestStore,
} from "../../testing/stores.ts";
import { json } from "./json.ts";
import { migrate } from "./migrate.ts";
import { openStore, type Store } from "./store.ts";
import { inTransaction } from "./transaction.ts";

describeOnBothStores("the store", (createStore) => {
  let where: TestStore;
  let store: Store;
  beforeAll(async () => {
    where = await createStore();
    store = await openStore(where.options);
  });
  afterAll(async () => {
    await store.close();
    await where.remove();
  });

  test("reads money and large numbers as numbers, times as ISO text, JSON as it was", async () => {
    const document = { a: [1, "é", null], b: { c: true } };
    const { rows } = await sql<
      Record<string, unknown>
    >`select 12.30::numeric(12,2) as money, 9007199254740991 as large,
      '2026-11-20 10:00+00'::timestamptz as time, ${json(document)} as document`.execute(store.db);
    expect(rows[0]).toEqual({
      money: 12.3,
      large: 9007199254740991,
      time: "2026-11-20T10:00:00.000Z",
      document,
    });
  });

  test("a store of a newer version is refused with a sentence, and left as it is", async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999_future', 'now')`.execute(store.db);
    await expect(migrate(store.db)).rejects.toThrow(
      /^The store was made by a newer version of the shop: it has 9999_future, which this one does not know/,
    );
    await sql`delete from kysely_migration where name = '9999_future'`.execute(store.db);
    await migrate(store.db);
  });

  test("a store in its newest form is asked for its migrations, and for nothing more", async () => {
    const asked: string[] = [];
    const listening = store.db.withPlugin({
      transformQuery: ({ node }) => {
        asked.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await migrate(listening);
    expect(asked).toEqual(["RawNode", "RawNode"]);
  });

  test("a transaction that throws changes nothing", async () => {
    const work = inTransaction(store.db, async (trx) => {
      await trx.insertInto("consumed_nonces").values({ nonce: "a" }).execute();
      throw new Error("no");
    });
    await expect(work).rejects.toThrow("no");
    expect(await store.db.selectFrom("consumed_nonces").selectAll().execute()).toEqual([]);
  });

  test("transactions at once do not mix", async () => {
    const add = () =>
      inTransaction(store.db, async (trx) => {
        const { value } = await trx
          .selectFrom("revisions")
          .select("value")
          .forUpdate()
          .executeTakeFirstOrThrow();
        await trx
          .updateTable("revisions")
          .set({ value: value + 1 })
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, add));
    const { value } = await store.db.selectFrom("revisions").select("value").executeTakeFirstOrThrow();
    expect(value).toBe(20);
  });

  test("errors keep PostgreSQL's code and constraint", async () => {
    const insertTwice = () => store.db.insertInto("consumed_nonces").values({ nonce: "b" }).execute();
    await insertTwice();
    await expect(insertTwice()).rejects.toMatchObject({ code: "23505", constraint: "consumed_nonces_pkey" });
  });

  test("a store that refuses writes says so until it takes one, also when it answers", async () => {
    // As `write` ends on a full disk, or on a standby.
    const refuse = sql`do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`;
    await expect(refuse.execute(store.db)).rejects.toThrow("could not extend file");
    await sql`alter table tasks add constraint full_disk check (false) not valid`.execute(store.db);
    await expect(store.ping()).rejects.toThrow("full_disk");
    await sql`alter table tasks drop constraint full_disk`.execute(store.db);
    await store.ping();
    expect(await store.db.selectFrom("tasks").selectAll().execute()).toEqual([]);
  });

  test("deadlocks are tried again", async () => {
    let tries = 0;
    await inTransaction(store.db, async () => {
      if (++tries < 3) throw Object.assign(new Error("deadlock detected"), { code: "40P01" });
    });
    expect(tries).toBe(3);
  });
});

describe.skipIf(!(await isPostgresAvailable()))("a session with PostgreSQL", () => {
  test("that breaks between two statements fails its transaction, not the process", async () => {
    const { options, remove } = await createPostgresStore();
    let broke = (_: Error) => {};
    const broken = new Promise<Error>((resolve) => {
      broke = resolve;
    });
    const store = await openStore({ ...options, onError: (error) => broke(error) });
    const work = inTransaction(store.db, async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(store.db);
      await broken;
      await sql`select 1`.execute(trx);
    });
    await expect(work).rejects.toThrow();
    await store.ping();
    await store.close();
    await remove();
  });

  test.skipIf(isBehindPooler)(
    "without time limits, as behind a pooler that drops them, is refused at the start",
    async () => {
      const { options, remove } = await createPostgresStore();
      await expect(openStore({ ...options, timeout: 0 })).rejects.toThrow(
        "The sessions that DATABASE_URL opens have no idle_in_transaction_session_timeout, lock_timeout, statement_timeout",
      );
      await remove();
    },
  );
});

describe("an embedded store that crashes", () => {
  test("fails what is under way, keeps what was committed, half of nothing, and is opened again", async () => {
    const { options, remove } = await createEmbeddedStoreWith("empty");
    const store = await openStore(options);
    const add = (db: Store["db"], nonce: string) =>
      db.insertInto("consumed_nonces").values({ nonce }).execute();
    await add(store.db, "before");
    const log = join(options.dataDir, "pgdata", "pg_wal");
    const work = inTransaction(store.db, async (trx) => {
      await add(trx, "half");
      // The next record needs a file of the log that cannot be made, as on a full disk.
      renameSync(log, `${log}-away`);
      await sql`select pg_switch_wal()`.execute(trx);
      await add(trx, "other half");
      await expect(sql`select pg_switch_wal()`.execute(trx)).rejects.toThrow("pg_wal");
      await add(trx, "as if nothing had happened");
    });
    await expect(work).rejects.toMatchObject({ code: "57P02" });
    await expect(add(store.db, "meanwhile")).rejects.toMatchObject({ code: "57P03" });
    renameSync(`${log}-away`, log);
    await vi.waitFor(() => store.ping(), { timeout: 60_000, interval: 100 });
    await add(store.db, "after");
    const rows = await store.db.selectFrom("consumed_nonces").select("nonce").orderBy("nonce").execute();
    expect(rows.map(({ nonce }) => nonce)).toEqual(["after", "before"]);
    await store.close();
    await remove();
  });
});

describe("the embedded store's directory", () => {
  test("is one process's alone; the sentence names it", async () => {
    const { options, remove } = await createEmbeddedStoreWith("empty");
    const store = await openStore(options);
    await expect(openStore(options)).rejects.toThrow(
      `The data directory ${options.dataDir} is in use by another process.`,
    );
    await store.close();
    const again = await openStore(options);
    await again.close();
    await remove();
  });

  test("reaches the disk: fsync is on, and PostgreSQL calls it", async () => {
    const { options, remove } = await createEmbeddedStoreWith("empty");
    const store = await openStore(options);
    const settings = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings
      where name in ('fsync', 'wal_sync_method', 'max_wal_size', 'synchronous_commit') order by name`.execute(
      store.db,
    );
    expect(settings.rows.map(({ name, setting }) => `${name}=${setting}`)).toEqual([
      "fsync=on",
      "max_wal_size=64",
      "synchronous_commit=on",
      "wal_sync_method=fsync",
    ]);
    await store.close();
    await remove();
  });
});
