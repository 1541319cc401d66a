import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { createApp } from "../src/assembly/app.ts";
import { readConfig } from "../src/assembly/config/readConfig.ts";
import { createServices } from "../src/assembly/createServices.ts";
import { runJobs } from "../src/assembly/runJobs.ts";
import { openStore } from "../src/platform/store/store.ts";
import { isPostgresAvailable } from "../src/testing/postgres.ts";
import { createPostgresStore } from "../src/testing/stores.ts";
import { auditStore, cleanAudit } from "./auditStore.ts";
import { openFaultyProxy } from "./FaultyProxy.ts";
import { keepBuying } from "./keepBuying.ts";
import { repetitions } from "./repetitions.ts";
import { fillWellStockedShop } from "./wellStockedShop.ts";

const awaySeconds = repetitions(30, 3);
/** `outageAtCommit.test.ts` has a silent one as well, and takes less time. */
const failures = repetitions(["cut", "blackhole"] as const, ["cut"] as const);
const buyers = 8;

describe.skipIf(!(await isPostgresAvailable()))("the database away", () => {
  test.each(failures)(
    `%s for ${awaySeconds} s under load: typed 503 with Retry-After, then as before without a restart, nothing lost`,
    async (fail) => {
      const testStore = await createPostgresStore();
      const proxy = await openFaultyProxy(testStore.options.databaseUrl ?? "");
      const store = await openStore({ ...testStore.options, databaseUrl: proxy.url });
      await fillWellStockedShop(store);
      const config = readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent" });
      const services = await createServices(config, store);
      const app = await createApp(services);
      services.catalogue.follow(1_000, () => {});
      const stopJobs = runJobs(services, app.log);
      const origin = await app.listen({ port: 0, host: "127.0.0.1" });
      try {
        const buying = keepBuying(origin, buyers);
        await vi.waitFor(() => expect(buying.acknowledged.size).toBeGreaterThan(20), { timeout: 60_000 });
        const before = buying.acknowledged.size;
        expect([...buying.refusals]).toEqual([]);
        proxy[fail]();
        await sleep(awaySeconds * 1_000);
        const listing = await fetch(`${origin}/api/products?limit=1`, {
          headers: { "x-client-token": "velours-dev" },
        });
        const ready = await fetch(`${origin}/api/ready`);
        proxy.restore();
        const back = performance.now();
        await buying.finish();
        const recovered = (performance.now() - back) / 1_000;

        const { acknowledged, refusals, mustPayAgain, slowestMilliseconds } = buying;
        const audit = await auditStore(store);
        const orderIds = new Set(
          (await store.db.selectFrom("orders").select("id").execute()).map(({ id }) => id),
        );
        const lost = [...acknowledged.values()].filter((id) => !orderIds.has(id)).length;
        console.log(
          `database away (${fail}) ${awaySeconds} s: ${before} orders before, ${JSON.stringify([...refusals])} during, ` +
            `all ${acknowledged.size} settled ${recovered.toPrecision(3)} s after, ${mustPayAgain.size} must pay again, ` +
            `slowest answer ${slowestMilliseconds} ms; ${JSON.stringify({ lost, ...audit })}`,
        );
        expect([...refusals.keys()]).toEqual(["503 serviceUnavailable retry-after 5"]);
        // The catalogue is in memory, and readiness says what is the matter.
        expect([listing.status, ready.status]).toEqual([200, 503]);
        expect({ lost, ...audit }).toMatchObject({ lost: 0, ...cleanAudit, orders: acknowledged.size });
        expect((await fetch(`${origin}/api/ready`)).status).toBe(200);
      } finally {
        await app.close();
        await services.catalogue.stop();
        await stopJobs();
        await store.close();
        await proxy.close();
        await testStore.remove();
      }
    },
    600_000,
  );
});
