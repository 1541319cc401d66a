import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { copyTemplate } from "../../testing/storeTemplate.ts";
import { dataPaths, inspectData, publishData } from "./dataDirectory.ts";
import { openStore } from "./store.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "velours-data-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** All that lies in the directory, to see that nothing was changed. */
const names = () => readdirSync(directory, { recursive: true }).map(String).sort();
const order = {
  id: "11111111-1111-4111-8111-111111111111",
  number: 1,
  site: "boutique",
  email: "a@example.com",
};

let template: string;
beforeAll(async () => {
  template = mkdtempSync(join(tmpdir(), "velours-data-"));
  await copyTemplate(template);
  const store = await openStore({ dataDir: template });
  const row = { ...order, user_id: null, currency: "USD", total: 1, document: "{}" };
  await store.db.insertInto("orders").values(row).execute();
  await store.close();
});
afterAll(() => rmSync(template, { recursive: true, force: true }));

/** A store with one order in it. */
const storeWithOrder = () => cpSync(template, directory, { recursive: true });

const ordersThere = async () => {
  const store = await openStore({ dataDir: directory });
  const rows = await store.db.selectFrom("orders").select("id").execute();
  await store.close();
  return rows;
};

describe("a data directory", () => {
  test("with a database and no marker is refused with what to do, and nothing in it is changed", async () => {
    storeWithOrder();
    const { marker, data } = dataPaths(directory);
    rmSync(marker);
    const before = names();
    await expect(openStore({ dataDir: directory })).rejects.toThrow(
      `${data} is a database, but there is no file initialised beside it`,
    );
    await expect(openStore({ dataDir: directory })).rejects.toThrow(`npm run -w server restore -- ${data}`);
    expect(names()).toEqual(before);
    writeFileSync(marker, "");
    expect(await ordersThere()).toEqual([{ id: order.id }]);
  });

  test("whose database is gone is not taken for a new one", async () => {
    storeWithOrder();
    const { data } = dataPaths(directory);
    renameSync(data, `${directory}/elsewhere`);
    await expect(openStore({ dataDir: directory })).rejects.toThrow(/had a store, but pgdata is gone/);
    renameSync(`${directory}/elsewhere`, data);
    expect(await ordersThere()).toEqual([{ id: order.id }]);
  });

  test("whose database is half gone is refused as damaged", async () => {
    storeWithOrder();
    rmSync(join(dataPaths(directory).data, "PG_VERSION"));
    await expect(openStore({ dataDir: directory })).rejects.toThrow(/so it is damaged. Nothing was changed/);
  });

  test("whose first start did not end is begun again", async () => {
    const { draft } = dataPaths(directory);
    mkdirSync(join(draft, "global"), { recursive: true });
    writeFileSync(join(draft, "PG_VERSION"), "17");
    expect(inspectData(directory)).toBe("unused");
    expect(existsSync(draft)).toBe(false);
    // An empty folder is what a volume is before anything was kept on it.
    mkdirSync(dataPaths(directory).data);
    expect(inspectData(directory)).toBe("unused");
  });

  test("is begun anew from nothing, whole: a database, its marker, no draft", async () => {
    expect(await ordersThere()).toEqual([]);
    const { data, draft, marker } = dataPaths(directory);
    expect([data, marker, draft].map((path) => existsSync(path))).toEqual([true, true, false]);
  });

  // The steps of publishData, each cut short by a crash: what was there before stays until the new one counts.
  test.each([
    ["before the old one is put aside", () => {}, "old"],
    [
      "after the old one is put aside",
      ({ data }: ReturnType<typeof dataPaths>) => renameSync(data, join(directory, "pgdata-before-x")),
      "new",
    ],
  ])("a crash %s opens the %s one", async (_, crash, opens) => {
    storeWithOrder();
    const paths = dataPaths(directory);
    const fresh = mkdtempSync(join(tmpdir(), "velours-data-"));
    await copyTemplate(fresh);
    cpSync(dataPaths(fresh).data, paths.draft, { recursive: true });
    rmSync(fresh, { recursive: true });
    crash(paths);
    expect(await ordersThere()).toEqual(opens === "old" ? [{ id: order.id }] : []);
    if (opens === "new") expect(existsSync(join(directory, "pgdata-before-x", "PG_VERSION"))).toBe(true);
  });

  test("with a store put aside and none in its place is refused, marker or not", async () => {
    storeWithOrder();
    const { data, marker } = dataPaths(directory);
    renameSync(data, join(directory, "pgdata-before-x"));
    rmSync(marker);
    expect(() => inspectData(directory)).toThrow(/a restore moved the last one to pgdata-before-x/);
    expect(existsSync(join(directory, "pgdata-before-x", "PG_VERSION"))).toBe(true);
  });

  test("keeps the store that another takes the place of", async () => {
    storeWithOrder();
    const paths = dataPaths(directory);
    cpSync(paths.data, paths.draft, { recursive: true });
    const aside = publishData(directory);
    expect(existsSync(join(aside ?? "", "PG_VERSION"))).toBe(true);
    expect(inspectData(directory)).toBe("ready");
  });
});

describe("who may read a data directory", () => {
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
  const all = () => [directory, ...names().map((name) => join(directory, name))];
  /** Files that other accounts may open: by their path, with their mode. */
  const open = () => all().flatMap((path) => (/00$/.test(mode(path)) ? [] : [`${path} ${mode(path)}`]));
  let umask: number;
  beforeEach(() => {
    umask = process.umask();
  });
  afterEach(() => process.umask(umask));

  async function write(copy: string): Promise<void> {
    const store = await openStore({ dataDir: directory });
    await sql`create table grown as select generate_series(1, 1000) as id`.execute(store.db);
    await store.copyTo?.(join(directory, "snapshots", copy));
    await store.close();
  }

  test("only the account that runs the shop, whatever its umask, in a new store and its copies", async () => {
    process.umask(0);
    rmSync(directory, { recursive: true });
    await write("first");
    expect(existsSync(join(directory, "snapshots", "first", "PG_VERSION"))).toBe(true);
    expect(open()).toEqual([]);
  });

  test("a store that was open to others is closed to them at the next start", async () => {
    process.umask(0o022);
    await copyTemplate(directory);
    for (const path of all()) chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o666);
    await write("second");
    expect(open()).toEqual([]);
  });

  test("a copy that takes its place is closed to them too", () => {
    const { draft } = dataPaths(directory);
    process.umask(0);
    mkdirSync(join(draft, "global"), { recursive: true });
    writeFileSync(join(draft, "PG_VERSION"), "17");
    publishData(directory);
    expect(open()).toEqual([]);
  });
});
