import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { RunningServer } from "../src/testing/startServer.ts";
import { HaProxy, haProxyProgram } from "./HaProxy.ts";
import { type Buying, untilMoreOrders } from "./keepBuying.ts";
import { PostgresPair } from "./PostgresPair.ts";
import { postgresPrograms, postgresUrl } from "./postgresServer.ts";
import { repetitions } from "./repetitions.ts";
import { buyers, sellOn } from "./sellOn.ts";

const rounds = repetitions(20, 1);
/** Its checkouts are settled a minute later: only the full run has the time. */
const standbyAwaySeconds = repetitions(20, 0);

type Work = (pair: PostgresPair, buying: Buying, shop: RunningServer) => Promise<void>;

/** Addresses of both servers for the shop. */
interface Front {
  url: string;
  stop(): Promise<void>;
}

const bothHosts = async (pair: PostgresPair): Promise<Front> => ({ url: pair.url, stop: async () => {} });

async function behindHaProxy(pair: PostgresPair): Promise<Front> {
  const proxy = await HaProxy.start(pair.ports);
  return { url: postgresUrl(proxy.port), stop: () => proxy.stop() };
}

async function withShop(work: Work, open = bothHosts) {
  const pair = await PostgresPair.start();
  const front = await open(pair);
  try {
    await sellOn(pair.url, (buying, shop) => work(pair, buying, shop), front.url);
  } finally {
    await front.stop();
    await pair.stop();
  }
}

/** Kills the primary amid checkouts and promotes the standby, again and again. */
const loseThePrimary: Work = async (pair, buying, { origin }) => {
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await untilMoreOrders(buying, 5);
    await sleep(Math.random() * 120);
    pair.killPrimary();
    await sleep(500);
    await pair.promote();
    const promoted = performance.now();
    await untilMoreOrders(buying, buyers + 1);
    seconds.push((performance.now() - promoted) / 1_000);
    await pair.rejoin();
  }
  expect((await fetch(`${origin}/api/ready`)).status).toBe(200);
  console.log(
    `service was back ${seconds.map((value) => value.toPrecision(2)).join(", ")} s after a promotion`,
  );
};

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
        await untilMoreOrders(buying, buyers + 1);
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
