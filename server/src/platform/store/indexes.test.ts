import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOnBothStores, type TestStore } from "../../testing/stores.ts";
import { bounded, indexes } from "./indexes.ts";
import { openStore, type Store } from "./store.ts";

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
  const all = indexes.map(({ name }) => name).sort();

  test("are made when they are missing, and only then", async () => {
    await store.makeIndexes();
    expect(await readValid()).toEqual(all);
    await store.makeIndexes();
    expect(await readValid()).toEqual(all);
  });

  test.skipIf(kind === "embedded")("are made by two processes at once", async () => {
    for (const name of all) await sql`drop index ${sql.id(name)}`.execute(store.db);
    const other = await openStore(where.options);
    await Promise.allSettled([store.makeIndexes(), other.makeIndexes()]);
    await store.makeIndexes();
    await other.close();
    expect(await readValid()).toEqual(all);
  });

  test.skipIf(kind === "embedded")("are made again when a process left them half made", async () => {
    await sql`update pg_index set indisvalid = false where indexrelid = ${all[0]}::regclass`.execute(
      store.db,
    );
    await store.makeIndexes();
    expect(await readValid()).toEqual(all);
  });
});

const folder = join(import.meta.dirname, "migrations");
const readMigration = (name: string) => readFileSync(join(folder, name), "utf8");

/** Tables whose writes an index in this migration would stop; those it makes itself are empty. */
function findStopped(migration: string): string[] {
  const made = [...migration.matchAll(/create table (?:if not exists )?(\w+)/g)].map(([, table]) => table);
  return [
    ...migration.matchAll(/create (?:unique )?index [^"`]*?\son (\w+)|createIndex\([^;]*?\.on\("(\w+)"/g),
  ]
    .map(([, raw, built]) => raw ?? built ?? "")
    .filter((table) => !made.includes(table) && !(bounded as readonly string[]).includes(table));
}

test("no newer migration makes an index on a table that grows: it would stop the writes of that table", () => {
  const newer = readdirSync(folder).filter((name) => name > "0043");
  expect(newer.flatMap((name) => findStopped(readMigration(name)))).toEqual([]);
});

test("an index in a migration is found however it is written", () => {
  expect(findStopped("create index orders_x on orders (x)")).toEqual(["orders"]);
  expect(findStopped("`create unique index users_x\n on users (x)`")).toEqual(["users"]);
  expect(findStopped('db.schema.createIndex("jobs_x").on("jobs").column("x")')).toEqual(["jobs"]);
  expect(findStopped("create table notes (id int)`, `create index notes_x on notes (id)")).toEqual([]);
  expect(findStopped("create index sites_x on sites (x)")).toEqual([]);
});

test("no name is that of an index of a migration: it would be taken for made", () => {
  const made = readdirSync(folder).flatMap((name) =>
    [...readMigration(name).matchAll(/create (?:unique )?index (\w+)/g)].map(([, index]) => index),
  );
  expect(indexes.map(({ name }) => name).filter((name) => made.includes(name))).toEqual([]);
});
