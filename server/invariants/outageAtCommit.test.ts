import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createApp } from "../src/assembly/app.ts";
import { readConfig } from "../src/assembly/config/readConfig.ts";
import { createServices } from "../src/assembly/createServices.ts";
import { runJobs } from "../src/assembly/runJobs.ts";
import { openStore } from "../src/platform/store/store.ts";
import { checkoutBody, createNonce } from "../src/testing/checkoutBody.ts";
import { isPostgresAvailable } from "../src/testing/postgres.ts";
import { createPostgresStore } from "../src/testing/stores.ts";
import { auditStore, cleanAudit } from "./auditStore.ts";
import { openFaultyProxy } from "./FaultyProxy.ts";
import { type PurchaseRequest, send } from "./purchase.ts";
import { repetitions } from "./repetitions.ts";
import { fillWellStockedShop } from "./wellStockedShop.ts";

const statements = {
  "the key": "insert into idempotency_keys",
  "the order": "update idempotency_keys",
};

const cases = [
  { of: "the key", commit: "arrives" },
  { of: "the order", commit: "is lost" },
  { of: "the key", commit: "is lost" },
  { of: "the order", commit: "arrives" },
] as const;

const createPurchase = (key: string): PurchaseRequest => ({
  key,
  body: JSON.stringify(checkoutBody({ nonce: createNonce("ok") })),
});

describe.skipIf(!(await isPostgresAvailable()))("the network silent once a COMMIT was sent", () => {
  test.concurrent.each(cases.slice(0, repetitions(cases.length, 2)))(
    "that of $of, which $commit: 503, then one order and one payment under the same key",
    async ({ of, commit }) => {
      const testStore = await createPostgresStore();
      const proxy = await openFaultyProxy(testStore.options.databaseUrl ?? "");
      const direct = await openStore(testStore.options);
      const store = await openStore({ ...testStore.options, databaseUrl: proxy.url, timeout: 2_000 });
      await fillWellStockedShop(direct);
      const services = await createServices(readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent" }), store);
      const app = await createApp(services);
      const stopJobs = runJobs(services, app.log);
      const origin = await app.listen({ port: 0, host: "127.0.0.1" });
      try {
        const purchase = createPurchase(randomUUID());
        proxy.blackholeAtCommit(statements[of], commit);
        const silent = await send(origin, purchase);
        expect([silent.status, silent.headers.get("retry-after")]).toEqual([503, "5"]);
        proxy.restore();
        const outcome = await untilSettled(origin, purchase);
        if (of === "the order" && commit === "is lost") {
          // The payment is released, and a nonce works once.
          expect([outcome.status, outcome.text]).toEqual([422, expect.stringContaining("91564")]);
          expect((await untilSettled(origin, createPurchase(purchase.key))).status).toBe(200);
        } else expect(outcome.status).toBe(200);
        expect((await direct.db.selectFrom("orders").select("id").execute()).length).toBe(1);
        expect(await auditStore(direct)).toMatchObject({ orders: 1, ...cleanAudit });
      } finally {
        await app.close();
        await stopJobs();
        await Promise.all([store.close(), direct.close()]);
        await proxy.close();
        await testStore.remove();
      }
    },
  );
});

/** Sends it as often as the shop asks for that. */
async function untilSettled(origin: string, purchase: PurchaseRequest) {
  for (;;) {
    const response = await send(origin, purchase);
    if (response.headers.get("retry-after") === null) return response;
    expect(response.status).toBe(503);
  }
}
