import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { doBackup } from "../src/assembly/commands/backupCommand.ts";
import { doRestore } from "../src/assembly/commands/restoreCommand.ts";
import { StartError } from "../src/platform/config/StartError.ts";
import { openStore, type StoreOptions } from "../src/platform/store/store.ts";
import { spawnCommand } from "../src/testing/spawnCommand.ts";
import { startServer } from "../src/testing/startServer.ts";
import { stopServer } from "../src/testing/stopServer.ts";
import { storeEnvironment } from "../src/testing/storeEnvironment.ts";
import { describeOnBothStores } from "../src/testing/stores.ts";
import { auditStore, cleanAudit } from "./auditStore.ts";
import { brokenInvariants } from "./invariants.ts";
import { keepBuying } from "./keepBuying.ts";
import { openRestored } from "./openRestored.ts";
import { differentOrders, readMoney } from "./readMoney.ts";
import { repetitions } from "./repetitions.ts";
import { fillWellStockedShop } from "./wellStockedShop.ts";

const backups = repetitions(20, 1);
const buyers = 4;
/** Purchases between one backup and the next. */
const between = 8;

/** Runs a command as a merchant does. */
async function command(name: "backup" | "restore", options: StoreOptions, ...words: string[]) {
  const { code, out, err } = await spawnCommand(name, words, {
    ...process.env,
    ...storeEnvironment(options),
  });
  return { code, output: out + err };
}

describeOnBothStores("a backup while shoppers buy", (createStore, kind) => {
  test(`${backups} times: every order acknowledged before it is in it to the cent, and its ledgers balance`, async () => {
    const { options, ownOptions, remove } = await createStore();
    const files = mkdtempSync(join(tmpdir(), "velours-backups-"));
    const store = await openStore(options);
    await fillWellStockedShop(store);
    await store.close();
    const server = await startServer(options);
    // Left by a command that was killed yesterday.
    const left = join(options.dataDir, "snapshots", "left");
    if (kind === "embedded") {
      mkdirSync(left, { recursive: true });
      const yesterday = Date.now() / 1000 - 86_400;
      utimesSync(left, yesterday, yesterday);
    }
    const buying = keepBuying(server.origin, buyers);
    const { acknowledged } = buying;
    const reach = async (count: number) => {
      while (acknowledged.size < count) await sleep(10);
    };
    const promised: string[][] = [];
    for (let nth = 0; nth < backups; nth++) {
      await reach(acknowledged.size + between);
      promised.push([...acknowledged.values()]);
      const { code, output } = await command("backup", ownOptions, join(files, String(nth)));
      expect([code, output]).toEqual([0, expect.stringMatching(/holds the whole store: \d+ bytes/)]);
    }
    await reach(acknowledged.size + between);
    await buying.finish();
    await stopServer(server);
    const last = await openStore(options);
    const original = await readMoney(last);
    await last.close();
    expect(new Set(original.keys())).toEqual(new Set(acknowledged.values()));
    expect([buying.mustPayAgain.size, buying.refusals.size]).toEqual([0, 0]);
    if (kind === "embedded") expect(readdirSync(join(options.dataDir, "snapshots"))).toEqual([]);

    for (let nth = 0; nth < backups; nth++) {
      const file = join(files, String(nth));
      expect(statSync(file).mode & 0o077).toBe(0);
      const otherStore = await createStore("nothing");
      const { code, output } = await command("restore", otherStore.ownOptions, file);
      expect([code, output]).toEqual([
        0,
        expect.stringMatching(/^The store.* is that of .*: \d+ orders\.\n$/),
      ]);
      const restored = await openRestored(otherStore.options);
      const audit = await auditStore(restored);
      const money = await readMoney(restored);
      expect(promised[nth]!.filter((id) => !money.has(id))).toEqual([]);
      expect(differentOrders(money, original)).toEqual([]);
      expect(audit).toMatchObject(cleanAudit);
      expect(await brokenInvariants(restored)).toEqual([]);
      await restored.close();
      await otherStore.remove();
      console.log(
        `backup ${nth + 1}, ${kind}: ${money.size} orders, ${promised[nth]!.length} promised, ${original.size} at the end`,
      );
    }
    console.log(`slowest answer beside backups, ${kind}: ${buying.slowestMilliseconds} ms`);
    rmSync(files, { recursive: true });
    await remove();
  }, 3_600_000);

  test("a store with orders is replaced when told only, and then kept", async () => {
    const { ownOptions: options, remove } = await createStore();
    const location = { databaseUrl: undefined, preparedStatements: true, ...options };
    const restore = (...words: string[]) => doRestore(location, words);
    const files = mkdtempSync(join(tmpdir(), "velours-backups-"));
    const add = async (id: string, number: number) => {
      const store = await openStore(options);
      const row = { site: "boutique", email: "a@example.com", user_id: null, currency: "USD", total: 1 };
      await store.db
        .insertInto("orders")
        .values({ id, number, ...row, document: "{}" })
        .execute();
      await store.close();
    };
    const numbers = async () => {
      const store = await openStore(options);
      const rows = await store.db.selectFrom("orders").select("number").orderBy("number").execute();
      await store.close();
      return rows.map(({ number }) => number);
    };
    await add("11111111-1111-4111-8111-111111111111", 1);
    const file = join(files, "one");
    await doBackup(location, [file]);
    await expect(doBackup(location, [file])).rejects.toThrow(
      new StartError(`${file} exists already; choose another name.`),
    );
    await add("22222222-2222-4222-8222-222222222222", 2);
    await expect(restore(file)).rejects.toThrow(/has 2 orders\. Nothing was changed\./);
    expect(await numbers()).toEqual([1, 2]);
    const bad = await command("restore", options, import.meta.filename, "--overwrite");
    expect(bad.code).toBe(1);
    expect(bad.output).not.toContain("\n    at ");
    expect(await numbers()).toEqual([1, 2]);
    const done = await restore(file, "--overwrite");
    expect(done).toMatch(/: 1 orders\. What was there before is in /);
    expect(await numbers()).toEqual([1]);
    if (kind === "embedded") {
      const aside = /is in (\S+);/.exec(done)?.[1] ?? "";
      expect(existsSync(join(aside, "PG_VERSION"))).toBe(true);
    }
    rmSync(files, { recursive: true });
    await remove();
  }, 600_000);
});
