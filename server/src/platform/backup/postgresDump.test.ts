import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { isPostgresAvailable } from "../../testing/postgres.ts";
import { createPostgresStore, type TestStore } from "../../testing/stores.ts";
import { openStore } from "../store/store.ts";
import { connectToPrimary } from "./connectToPrimary.ts";
import { dumpPostgres, restorePostgres } from "./postgresDump.ts";

describe.skipIf(!(await isPostgresAvailable()))("a restore on PostgreSQL", async () => {
  const folder = mkdtempSync(join(tmpdir(), "velours-dump-"));
  const file = join(folder, "one.dump");
  let store: TestStore;
  let databaseUrl = "";
  beforeEach(async () => {
    store = await createPostgresStore();
    databaseUrl = store.ownOptions.databaseUrl ?? "";
  });
  afterEach(() => store.remove());
  afterAll(() => rmSync(folder, { recursive: true }));

  async function query(text: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  }
  const schemas = async () =>
    (await query("select nspname from pg_namespace where nspname ~ '^(public$|before_)' order by 1")).map(
      ({ nspname }) => nspname,
    );

  test("that was cut off starts from what it had replaced, and keeps that", async () => {
    await dumpPostgres(databaseUrl, file, "one");
    await query("create table public.mine (id integer)");
    await query("alter schema public rename to before_20261130020000");
    expect(await restorePostgres(databaseUrl, file, false)).toMatch(/What was there before is in the schema/);
    const [before, ...more] = await schemas();
    expect(more).toEqual(["public"]);
    expect(before).not.toBe("before_20261130020000");
    expect(await query(`select * from ${before as string}.mine`)).toEqual([]);
  });

  test("that was cut off and is not repeated is told of by the start", async () => {
    await query("alter schema public rename to before_20261130020000");
    await expect(openStore(store.ownOptions)).rejects.toThrow(
      /alter schema before_20261130020000 rename to public/,
    );
  });

  test("takes a password with a percent sign that encodes nothing, as the shop does", async () => {
    const role = `velours_percent_${process.pid}`;
    await query(`create role ${role} superuser login password '100%'`);
    const address = databaseUrl.replace(/\/\/[^/]*@/, `//${role}:100%@`);
    try {
      await dumpPostgres(address, join(folder, "two.dump"), "two");
    } finally {
      await query(`drop role ${role}`);
    }
  });

  test("does not end the process when its idle session breaks", async () => {
    const { client } = await connectToPrimary(databaseUrl);
    const isBroken = new Promise((resolve) => client.once("end", resolve));
    const { rows } = await client.query("select pg_backend_pid() as pid");
    await query(`select pg_terminate_backend(${rows[0].pid})`);
    await isBroken;
    await expect(client.query("select 1")).rejects.toThrow();
  });

  test("of a file that is no dump changes nothing", async () => {
    const other = join(folder, "other.dump");
    writeFileSync(other, "no dump");
    await expect(restorePostgres(databaseUrl, other, true)).rejects.toThrow(/Nothing was changed/);
    expect(await schemas()).toEqual(["public"]);
  });
});
