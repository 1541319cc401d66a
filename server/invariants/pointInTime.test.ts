import { appendFile, rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, test, vi } from "vitest";
import { openStore } from "../src/platform/store/store.ts";
import { startServer } from "../src/testing/startServer.ts";
import { stopServer } from "../src/testing/stopServer.ts";
import { auditStore, cleanAudit } from "./auditStore.ts";
import { freePort } from "./freePort.ts";
import { brokenInvariants } from "./invariants.ts";
import { keepBuying, untilMoreOrders } from "./keepBuying.ts";
import { openRestored } from "./openRestored.ts";
import {
  createServerFolder,
  killPostgres,
  postgresPrograms,
  postgresUrl,
  runAsPostgres,
  startPostgres,
} from "./postgresServer.ts";
import { newPurchase, send } from "./purchase.ts";
import { differentOrders, readMoney } from "./readMoney.ts";
import { repetitions } from "./repetitions.ts";
import { fillWellStockedShop } from "./wellStockedShop.ts";

const moments = repetitions(5, 1);
const buyers = 4;

const patience = { timeout: 60_000, interval: 50 };

/** Archives as the guide "From an empty host to a shop with TLS" says. */
const settings = (folder: string) => `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 60
shared_buffers = 32MB
archive_mode = on
archive_command = 'test ! -f ${folder}/wal/%f && cp %p ${folder}/wal/%f.part && mv ${folder}/wal/%f.part ${folder}/wal/%f'
`;

const recovery = (folder: string, moment: string) => `
restore_command = 'cp ${folder}/wal/%f %p'
recovery_target_time = '${moment}'
recovery_target_action = promote
`;

async function query<Row>(port: number, text: string): Promise<Row[]> {
  const client = new pg.Client(postgresUrl(port));
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Waits until all that was written is in the archive. */
async function archiveAll(port: number): Promise<void> {
  const [{ name } = { name: "" }] = await query<{ name: string }>(
    port,
    "select pg_walfile_name(pg_switch_wal()) as name",
  );
  await vi.waitFor(async () => {
    const [row] = await query<{ last: string }>(
      port,
      "select last_archived_wal as last from pg_stat_archiver",
    );
    if (row === undefined || row.last < name) throw new Error("the log is not archived yet");
  }, patience);
}

if (postgresPrograms === undefined) console.log("skipped: PostgreSQL's server programs are not installed");

describe.skipIf(postgresPrograms === undefined)(
  "a PostgreSQL server that archives its write-ahead log",
  () => {
    test(`is restored to ${moments} moments amid checkouts: every order acknowledged before is there to the cent, none that was begun later`, async () => {
      const folder = await createServerFolder("archive");
      const data = join(folder, "data");
      const port = await freePort();
      let pid = 0;
      try {
        await runAsPostgres("initdb", ["--pgdata", data, "--auth=trust", "--username=postgres", "--no-sync"]);
        await appendFile(join(data, "postgresql.conf"), settings(folder));
        await runAsPostgres("/bin/mkdir", [join(folder, "wal")]);
        pid = await startPostgres(data, port);
        const options = { dataDir: "", databaseUrl: postgresUrl(port) };
        const store = await openStore(options);
        await fillWellStockedShop(store);
        const shop = await startServer(options);
        const buying = keepBuying(shop.origin, buyers);
        const ids = () => [...buying.acknowledged.values()];
        await untilMoreOrders(buying, 5);
        await runAsPostgres("pg_basebackup", [
          `--pgdata=${join(folder, "base")}`,
          `--dbname=${postgresUrl(port)}`,
          "--checkpoint=fast",
          "--no-sync",
        ]);
        const targets: { moment: string; before: string[]; soonAfter: Set<string> }[] = [];
        for (let nth = 0; nth < moments; nth++) {
          await untilMoreOrders(buying, 10);
          const before = ids();
          const [{ moment } = { moment: "" }] = await query<{ moment: string }>(
            port,
            "select clock_timestamp()::text as moment",
          );
          targets.push({ moment, before, soonAfter: new Set(ids()) });
        }
        await untilMoreOrders(buying, 10);
        await buying.finish();
        await stopServer(shop);
        const original = await readMoney(store);
        expect(new Set(original.keys())).toEqual(new Set(ids()));
        await store.close();
        // The mistake that is to be undone, in the archive like everything else; then the disk is lost.
        await query(port, "truncate orders cascade");
        await archiveAll(port);
        killPostgres(pid);
        await rm(data, { recursive: true, maxRetries: 20, retryDelay: 100 });

        for (const [nth, { moment, before, soonAfter }] of targets.entries()) {
          const restored = join(folder, `restored${nth}`);
          await runAsPostgres("/bin/cp", ["--archive", join(folder, "base"), restored]);
          await appendFile(join(restored, "postgresql.conf"), recovery(folder, moment));
          await runAsPostgres("/bin/touch", [join(restored, "recovery.signal")]);
          pid = await startPostgres(restored, port);
          await vi.waitFor(async () => {
            const [row] = await query<{ recovering: boolean }>(
              port,
              "select pg_is_in_recovery() as recovering",
            );
            expect(row?.recovering).toBe(false);
          }, patience);
          const read = await openStore(options);
          const money = await readMoney(read);
          await read.close();
          expect(before.filter((id) => !money.has(id))).toEqual([]);
          expect(differentOrders(money, original)).toEqual([]);
          // Each buyer waits for a single answer at most.
          const pending = [...money.keys()].filter((id) => !soonAfter.has(id)).length;
          expect(pending).toBeLessThanOrEqual(buyers);
          const last = await openRestored(options, async ({ origin }) => {
            expect((await send(origin, newPurchase())).status).toBe(200);
          });
          expect(await auditStore(last)).toMatchObject({ ...cleanAudit, orders: money.size + 1 });
          expect(await brokenInvariants(last)).toEqual([]);
          await last.close();
          console.log(
            `restored to ${moment}: ${money.size} of ${original.size} orders, ${before.length} acknowledged before, ` +
              `${pending} not yet acknowledged`,
          );
          killPostgres(pid);
          await rm(restored, { recursive: true, maxRetries: 20, retryDelay: 100 });
        }
      } finally {
        killPostgres(pid);
        await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
      }
    }, 3_600_000);
  },
);
