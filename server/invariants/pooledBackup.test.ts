import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { doBackup } from "../src/assembly/commands/backupCommand.ts";
import { openStore } from "../src/platform/store/store.ts";
import { createDatabase, databaseUrl, isPostgresAvailable } from "../src/testing/postgres.ts";
import { isPgBouncerInstalled, PgBouncer } from "./PgBouncer.ts";

const canPool = isPgBouncerInstalled && (await isPostgresAvailable());
if (!canPool) console.log("skipped: PgBouncer is not installed, or no PostgreSQL answers");

test.skipIf(!canPool)(
  "a backup through a pooler is refused, and the shop keeps its time limits",
  async () => {
    const database = await createDatabase();
    const pooler = await PgBouncer.start(databaseUrl);
    const address = new URL(database.url);
    address.host = pooler.address;
    const location = { dataDir: "", databaseUrl: address.href, preparedStatements: false };
    const store = await openStore(location);
    const folder = mkdtempSync(join(tmpdir(), "velours-pooled-"));
    onTestFinished(async () => {
      await store.close();
      await pooler.stop();
      await database.drop();
      rmSync(folder, { recursive: true });
    });

    await expect(doBackup(location, [join(folder, "one")])).rejects.toThrow("names a connection pooler");

    expect(readdirSync(folder)).toEqual([]);
    const { rows } = await sql<{ setting: string }>`
    select setting from pg_settings where name = 'statement_timeout'`.execute(store.db);
    expect(rows).toEqual([{ setting: "7200" }]);
  },
);
