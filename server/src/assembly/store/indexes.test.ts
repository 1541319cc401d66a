import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore, type Store } from "../../platform/store/store.ts";
import { describeOnBothStores, type TestStore } from "../../testing/stores.ts";
import { indexes } from "./indexes.ts";

describeOnBothStores("indexes of tables that grow", (createStore, kind) => {
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

  const readValid = async () => {
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indisvalid and c.relname in (${sql.join(indexes.map(({ name }) => name))})`.execute(store.db);
    return rows.map(({ name }) => name).sort();
  };
  const isThere = async (name: string) => {
    const { rows } = await sql<{ is: boolean }>`select to_regclass(${name}) is not null as is`.execute(
      store.db,
    );
    return rows[0]?.is;
  };
  const all = indexes.map(({ name }) => name).sort();

  test("are made when they are missing, and only then; those that they replace go with that", async () => {
    expect(await isThere("stock_entries_variant")).toBe(true);
    await store.makeIndexes(indexes);
    expect(await readValid()).toEqual(all);
    expect(await isThere("stock_entries_variant")).toBe(false);
    await store.makeIndexes(indexes);
    expect(await readValid()).toEqual(all);
  });

  test.skipIf(kind === "embedded")("are made by two processes at once", async () => {
    for (const name of all) await sql`drop index ${sql.id(name)}`.execute(store.db);
    const other = await openStore(where.options);
    await Promise.allSettled([store.makeIndexes(indexes), other.makeIndexes(indexes)]);
    await store.makeIndexes(indexes);
    await other.close();
    expect(await readValid()).toEqual(all);
  });

  test.skipIf(kind === "embedded")("are made again when a process left them half made", async () => {
    await sql`update pg_index set indisvalid = false where indexrelid = ${all[0]}::regclass`.execute(
      store.db,
    );
    await store.makeIndexes(indexes);
    expect(await readValid()).toEqual(all);
  });
});
