import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { timeouts } from "../src/platform/store/postgres.ts";
import { openStore, type Store } from "../src/platform/store/store.ts";
import { startServer } from "../src/testing/startServer.ts";
import { stopServer } from "../src/testing/stopServer.ts";
import { auditStore, cleanAudit } from "./auditStore.ts";
import { HaProxy, haProxyProgram } from "./HaProxy.ts";
import { brokenInvariants } from "./invariants.ts";
import { type Buying, keepBuying } from "./keepBuying.ts";
import { PostgresPair, postgresPrograms } from "./PostgresPair.ts";
import { repetitions } from "./repetitions.ts";
import { fillWellStockedShop } from "./wellStockedShop.ts";

const rounds = repetitions(20, 1);
/** Its checkouts are settled a minute later: only the full run has the time. */
const standbyAwaySeconds = repetitions(20, 0);
const buyers = 4;

const patience = { timeout: 120_000, interval: 20 };

/** Waits for orders that are acknowledged from now on. */
const moreOrders = (buying: Buying, count: number) => {
  const before = buying.acknowledged.size;
  return vi.waitFor(() => expect(buying.acknowledged.size).toBeGreaterThanOrEqual(before + count), patience);
};

type Work = (pair: PostgresPair, buying: Buying, origin: string) => Promise<void>;

/** What the shop reaches both servers by. */
interface Front {
  url: string;
  stop(): Promise<void>;
}

const bothHosts = async (pair: PostgresPair): Promise<Front> => ({ url: pair.url, stop: async () => {} });

async function behindHaProxy(pair: PostgresPair): Promise<Front> {
  const proxy = await HaProxy.start(pair.ports);
  return { url: `postgres://postgres@127.0.0.1:${proxy.port}/postgres`, stop: () => proxy.stop() };
}

async function withShop(work: Work, open = bothHosts) {
  const pair = await PostgresPair.start();
  const front = await open(pair);
  try {
    const options = { dataDir: "", databaseUrl: front.url };
    const direct = { ...options, databaseUrl: pair.url };
    const store = await openStore(direct);
    await fillWellStockedShop(store);
    await store.close();
    const server = await startServer(options);
    const { origin } = server;
    try {
      const buying = keepBuying(origin, buyers);
      await moreOrders(buying, 5);
      await work(pair, buying, origin);
      await buying.finish();
      const last = await openStore({ ...direct, timeout: timeouts.work });
      await expectWhole(last, buying);
      await last.close();
    } finally {
      await stopServer(server);
    }
  } finally {
    await front.stop();
    await pair.stop();
  }
}

/** Kills the primary amid checkouts and promotes the standby, again and again. */
const loseThePrimary: Work = async (pair, buying, origin) => {
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await moreOrders(buying, 5);
    await sleep(Math.random() * 120);
    pair.killPrimary();
    await sleep(500);
    await pair.promote();
    const promoted = performance.now();
    await moreOrders(buying, buyers + 1);
    seconds.push((performance.now() - promoted) / 1_000);
    await pair.rejoin();
  }
  expect((await fetch(`${origin}/api/ready`)).status).toBe(200);
  console.log(
    `service was back ${seconds.map((value) => value.toPrecision(2)).join(", ")} s after a promotion`,
  );
};

async function expectWhole(store: Store, buying: Buying) {
  const { acknowledged, refusals, mustPayAgain, slowestMilliseconds } = buying;
  const orders = await store.db.selectFrom("orders").select("id").execute();
  const lost = [...acknowledged.values()].filter((id) => !orders.some((order) => order.id === id)).length;
  // Payments whose commit was never answered are released when their time is over.
  await vi.waitFor(async () => expect((await auditStore(store)).chargedWithoutOrder).toBe(0), patience);
  const audit = await auditStore(store);
  console.log(
    `${acknowledged.size} orders, ${mustPayAgain.size} must pay again, refused: ${JSON.stringify([...refusals])}, ` +
      `slowest answer ${slowestMilliseconds} ms; ${JSON.stringify({ lost, ...audit })}`,
  );
  expect({ lost, ...audit }).toMatchObject({ lost: 0, ...cleanAudit, orders: acknowledged.size });
  expect(await brokenInvariants(store)).toEqual([]);
}

describe.skipIf(postgresPrograms === undefined)("a primary and its standby, both in DATABASE_URL", () => {
  test(`the primary killed amid checkouts and the standby promoted, ${rounds} times: nothing acknowledged is lost`, async () => {
    await withShop(loseThePrimary);
  }, 3_600_000);

  test.skipIf(standbyAwaySeconds === 0)(
    `the standby away for ${standbyAwaySeconds} s: nothing is acknowledged that only the primary has`,
    async () => {
      await withShop(async (pair, buying) => {
        pair.killStandby();
        await sleep(1_000);
        const before = buying.acknowledged.size;
        await sleep(standbyAwaySeconds * 1_000);
        expect(buying.acknowledged.size).toBe(before);
        expect([...buying.refusals.keys()]).toContainEqual(expect.stringContaining("503"));
        await pair.rejoin();
        await moreOrders(buying, buyers + 1);
      });
    },
    600_000,
  );
});

const canProxy = postgresPrograms !== undefined && haProxyProgram !== undefined;
if (!canProxy) console.log("skipped: PostgreSQL's server programs or HAProxy are not installed");

describe.skipIf(!canProxy)(
  "a primary and its standby behind HAProxy, whose health check finds the primary",
  () => {
    test(`the primary killed amid checkouts and the standby promoted, ${rounds} times: nothing acknowledged is lost`, async () => {
      await withShop(loseThePrimary, behindHaProxy);
    }, 3_600_000);
  },
);
