import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "../src/platform/store/store.ts";
import { isPostgresAvailable } from "../src/testing/postgres.ts";
import { type RunningServer, startServer } from "../src/testing/startServer.ts";
import { stopServer } from "../src/testing/stopServer.ts";
import { createPostgresStore, type TestStore } from "../src/testing/stores.ts";
import { auditStore, cleanAudit } from "./auditStore.ts";
import { newPurchase, send } from "./purchase.ts";
import { repetitions } from "./repetitions.ts";
import { findRelease, unpackCommit } from "./unpackRelease.ts";
import { fillWellStockedShop } from "./wellStockedShop.ts";

const purchases = repetitions(200, 20);
const release = findRelease();
if (release === undefined)
  console.log("skipped: no release that can sell beside this version, or git does not have its files");

describe.skipIf(release === undefined || !(await isPostgresAvailable()))(
  "the last release and this version on one PostgreSQL",
  () => {
    const folder = mkdtempSync(join(tmpdir(), "velours-release-"));
    let testStore: TestStore;
    let servers: RunningServer[] = [];

    beforeAll(async () => {
      testStore = await createPostgresStore("nothing");
      const old = await startServer(testStore.options, [], {}, unpackCommit(release!, folder));
      servers = [old];
      // Opening the store migrates it, as a start of this version does, while the old one runs.
      const store = await openStore(testStore.options);
      await sql`truncate products, collections, sites, shipping_rates, promotions, gift_cards, notifications, campaigns
        cascade`.execute(store.db);
      await fillWellStockedShop(store);
      await store.close();
      servers.push(await startServer(testStore.options));
    }, 180_000);
    afterAll(async () => {
      await Promise.all(servers.map(stopServer));
      await testStore.remove();
      rmSync(folder, { recursive: true });
    });

    test(`sell side by side, ${purchases} times: a request sent to both is one order and one answer`, async () => {
      const origins = servers.map(({ origin }) => origin);
      await expect
        .poll(async () => (await send(origins[0]!, newPurchase())).status, { timeout: 10_000 })
        .toBe(200);
      for (let nth = 0; nth < purchases; nth++) {
        const purchase = newPurchase();
        const [first, second] = nth % 2 === 0 ? origins : origins.toReversed();
        const answers =
          nth % 4 < 2
            ? [await send(first!, purchase), await send(second!, purchase)]
            : await Promise.all([send(first!, purchase), send(second!, purchase)]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        expect(answers[0]!.text).toBe(answers[1]!.text);
      }
      const store = await openStore(testStore.options);
      expect(await auditStore(store)).toMatchObject({ ...cleanAudit, orders: purchases + 1 });
      await store.close();
    }, 600_000);
  },
);
