import { once } from "node:events";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { openStore } from "../src/platform/store/store.ts";
import { startServer } from "../src/testing/startServer.ts";
import { createEmbeddedStore } from "../src/testing/stores.ts";
import { auditStore, cleanAudit } from "./auditStore.ts";
import { keepBuying } from "./keepBuying.ts";
import { repetitions } from "./repetitions.ts";
import { canMount, fillDisk, onSmallDisk, seenBy } from "./smallDisk.ts";
import { fillWellStockedShop } from "./wellStockedShop.ts";

const refusals = repetitions(500, 100);
/** With room for tables but not for the next file of its log, PostgreSQL does not refuse a statement, it crashes. */
const rooms = repetitions([0, 12], [0]);
const diskMegabytes = 160;

describe.skipIf(!canMount())("a full disk under the embedded store", () => {
  test.each(rooms)(
    "with %i MB left: typed 503, then as before without a restart, nothing lost",
    async (room) => {
      const testStore = createEmbeddedStore();
      const disk = onSmallDisk(diskMegabytes);
      const filled = await openStore(testStore.options);
      await fillWellStockedShop(filled);
      await filled.close();
      const copy = [
        "sh",
        "-c",
        `cp -a '${testStore.options.dataDir}' '${disk.path}/data' && exec "$@"`,
        "sh",
      ];
      const dataDir = join(disk.path, "data");
      const { child, origin } = await startServer({ dataDir }, [...disk.command, ...copy]);
      const exit = once(child, "exit");
      try {
        const seen = seenBy(child.pid, disk.path);
        const buying = keepBuying(origin, 8);
        await vi.waitFor(() => expect(buying.acknowledged.size).toBeGreaterThan(20), { timeout: 60_000 });
        const makeRoom = fillDisk(seen, room);
        const refused = () => [...buying.refusals.values()].reduce((sum, count) => sum + count, 0);
        await vi.waitFor(() => expect(refused()).toBeGreaterThan(refusals), { timeout: 600_000 });
        const full = buying.acknowledged.size;
        makeRoom();
        const back = performance.now();
        await vi.waitFor(() => expect(buying.acknowledged.size).toBeGreaterThan(full + 20), {
          timeout: 120_000,
        });
        await buying.finish();
        const recovered = (performance.now() - back) / 1_000;

        // As a power cut would leave it.
        child.kill("SIGSTOP");
        rmSync(testStore.options.dataDir, { recursive: true });
        cpSync(join(seen, "data"), testStore.options.dataDir, { recursive: true });
        const store = await openStore(testStore.options);
        const audit = await auditStore(store);
        const orderIds = new Set(
          (await store.db.selectFrom("orders").select("id").execute()).map(({ id }) => id),
        );
        await store.close();
        const { acknowledged, mustPayAgain } = buying;
        const lost = [...acknowledged.values()].filter((id) => !orderIds.has(id)).length;
        console.log(
          `disk full but ${room} MB: ${full} orders until then, ${JSON.stringify([...buying.refusals])}, ` +
            `${acknowledged.size - full} orders and all settled ${recovered.toPrecision(3)} s after, ` +
            `${mustPayAgain.size} must pay again; ${JSON.stringify({ lost, ...audit })}`,
        );
        // Reading needs no room: a repeated request hears that its key is still claimed, and until when when that is long ago.
        const inProgress = /^409 idempotencyKeyInProgress retry-after \d+$/;
        const unavailable = "503 serviceUnavailable retry-after 5";
        const unexpected = [...buying.refusals.keys()].filter(
          (refusal) => refusal !== unavailable && !inProgress.test(refusal),
        );
        expect(unexpected).toEqual([]);
        expect(buying.refusals.get(unavailable)).toBeGreaterThan(0);
        expect({ lost, ...audit }).toMatchObject({ lost: 0, ...cleanAudit, orders: acknowledged.size });
      } finally {
        child.kill("SIGKILL");
        await exit;
        rmSync(disk.path, { recursive: true });
        await testStore.remove();
      }
    },
    1_200_000,
  );
});
