import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { audited, formatEntries, readEntries, runOn } from "../../platform/audit/auditLog.ts";
import { openStore, type Store } from "../../platform/store/store.ts";
import { spawnCommand } from "../../testing/spawnCommand.ts";
import { storeEnvironment } from "../../testing/storeEnvironment.ts";
import { describeOnStores, type TestStore } from "../../testing/stores.ts";

const shelf = join(import.meta.dirname, "../../domains/import/shopify/shelf.csv");
const actor = userInfo().username;

describeOnStores("the audit log", (createStore) => {
  let where: TestStore;
  let store: Store;
  beforeAll(async () => {
    where = await createStore();
    store = await openStore(where.options);
  });
  afterAll(() => where.remove());

  test("has who began a command, and how it ended", async () => {
    const query = runOn(store.db);
    await audited(
      query,
      "import a.csv",
      async () => 3,
      (count) => `${count} products`,
    );
    const failing = audited(query, "members sign-out", async () => {
      throw Object.assign(new Error("a@example.com is unknown"), { code: "23505" });
    });
    await expect(failing).rejects.toThrow("unknown");
    const entries = await readEntries(query, 10);
    expect(entries.map(({ actor, command, outcome, detail }) => [actor, command, outcome, detail])).toEqual([
      [actor, "import a.csv", "started", ""],
      [actor, "import a.csv", "done", "3 products"],
      [actor, "members sign-out", "started", ""],
      [actor, "members sign-out", "failed", "23505"],
    ]);
    expect(formatEntries(entries)).toMatch(
      new RegExp(
        `^\\S+Z  ${actor}  import a.csv  done: 3 products\n\\S+Z  ${actor}  members sign-out  failed: 23505$`,
      ),
    );
    expect(formatEntries(entries.slice(0, 1))).toContain("did not end");
  });

  test.each(["update audit_log set actor = 'nobody'", "delete from audit_log", "truncate audit_log"])(
    "is never changed: %s",
    async (statement) => {
      await expect(sql.raw(statement).execute(store.db)).rejects.toThrow("never changed or removed");
    },
  );

  test("has every command as a merchant types it, and no address", async () => {
    await store.close();
    const folder = mkdtempSync(join(tmpdir(), "velours-audit-"));
    const run = async (name: string, ...words: string[]) => {
      const env = { ...process.env, ...storeEnvironment(where.options) };
      const { out, err } = await spawnCommand(name, words, env);
      return out + err;
    };
    await run("import", shelf, "--link-pictures");
    await run("members", "sign-out", "ada@example.com");
    // A backup through a pooler is refused before it begins.
    const isPooled =
      where.options.databaseUrl !== undefined && process.env.TEST_DATABASE_POOLER !== undefined;
    if (!isPooled) await run("backup", join(folder, "monday"));
    const printed = await run("audit", "--last", isPooled ? "4" : "6");
    expect(printed.split("\n").map((line) => line.split("  ").slice(1).join("  "))).toEqual([
      `${actor}  import shelf.csv  done: products: 3 created, 0 updated, 0 unchanged; 7 rows in, 7 accounted for: 6 imported, 1 empty, 0 bad`,
      `${actor}  members sign-out (nobody)  failed: Error`,
      ...(isPooled ? [] : [`${actor}  backup monday  done`]),
      "",
    ]);
    rmSync(folder, { recursive: true });
  });
});

describe("a line of the log", () => {
  test("is one line, whatever a file is called", () => {
    const entry = {
      run: "1",
      at: "2026-11-22T10:00:00.000Z",
      actor: "ada",
      outcome: "started" as const,
      detail: "",
    };
    expect(formatEntries([{ ...entry, command: "import a\n2026-11-22T10:00:00Z  eve  import b" }])).toBe(
      "2026-11-22T10:00:00Z  ada  import a 2026-11-22T10:00:00Z  eve  import b  did not end",
    );
  });
});
