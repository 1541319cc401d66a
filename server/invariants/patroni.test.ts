import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { RunningServer } from "../src/testing/startServer.ts";
import { HaProxy, haProxyProgram } from "./HaProxy.ts";
import { type Buying, untilMoreOrders } from "./keepBuying.ts";
import { isPatroniInstalled, PatroniCluster, type PatroniOptions } from "./PatroniCluster.ts";
import { postgresUrl } from "./postgresServer.ts";
import { repetitions } from "./repetitions.ts";
import { buyers, sellOn } from "./sellOn.ts";

const rounds = repetitions(5, 1);
/** Each promotion takes 20 s and more: only the full run has the time for every way to run Patroni. */
const strictRounds = repetitions(5, 0);
/** Seconds after a promotion until orders are acknowledged again. */
const backWithin = 10;

type Work = (cluster: PatroniCluster, buying: Buying, shop: RunningServer) => Promise<void>;

interface Setting extends PatroniOptions {
  /** The shop reaches the leader through HAProxy, which asks each Patroni. */
  behindHaProxy?: boolean;
}

async function withCluster({ behindHaProxy = false, ...options }: Setting, work: Work): Promise<void> {
  const cluster = await PatroniCluster.start(options);
  const { ports } = cluster;
  const proxy = behindHaProxy ? await HaProxy.start(ports.postgres, ports.rest) : undefined;
  try {
    const check = async (buying: Buying, shop: RunningServer) => {
      await work(cluster, buying, shop);
      expect(shop.child.exitCode).toBeNull();
      expect((await fetch(`${shop.origin}/api/ready`)).status).toBe(200);
    };
    await sellOn(cluster.url, check, proxy && postgresUrl(proxy.port));
  } finally {
    await proxy?.stop();
    await cluster.stop();
  }
}

const seconds = (since: number) => (performance.now() - since) / 1_000;
const list = (values: readonly number[]) => values.map((value) => value.toPrecision(2)).join(", ");

/** Kills the leader amid checkouts, again and again; each time Patroni promotes a standby and rewinds the old leader. */
const loseTheLeader =
  (times: number): Work =>
  async (cluster, buying) => {
    const promotions: number[] = [];
    const back: number[] = [];
    const rejoined: number[] = [];
    for (let round = 0; round < times; round++) {
      await untilMoreOrders(buying, 5);
      await sleep(Math.random() * 120);
      const lost = await cluster.killLeader();
      const killed = performance.now();
      await cluster.untilPromoted(lost);
      promotions.push(seconds(killed));
      const promoted = performance.now();
      await untilMoreOrders(buying, buyers + 1);
      back.push(seconds(promoted));
      const rewinds = await cluster.countRewinds(lost);
      const started = performance.now();
      await cluster.rejoin(lost);
      rejoined.push(seconds(started));
      expect(await cluster.countRewinds(lost)).toBe(rewinds + 1);
    }
    console.log(
      `promoted ${list(promotions)} s after the leader was killed; orders again ${list(back)} s after that; ` +
        `the old leader was a synchronous standby ${list(rejoined)} s after its start`,
    );
    expect(Math.max(...back)).toBeLessThan(backWithin);
  };

if (!isPatroniInstalled)
  console.log("skipped: Debian's packages patroni, etcd-server and postgresql are not installed");

describe.skipIf(!isPatroniInstalled)("PostgreSQL under Patroni, all servers in DATABASE_URL", () => {
  test(`two servers with synchronous_mode, the leader killed amid checkouts ${rounds} times: Patroni promotes, and nothing acknowledged is lost`, async () => {
    await withCluster({}, loseTheLeader(rounds));
  }, 3_600_000);

  test.skipIf(strictRounds === 0)(
    `three servers with synchronous_mode_strict, the leader killed amid checkouts ${strictRounds} times: Patroni promotes, and nothing acknowledged is lost`,
    async () => {
      await withCluster({ members: 3, strict: true }, loseTheLeader(strictRounds));
    },
    3_600_000,
  );

  test.skipIf(strictRounds === 0)(
    "two servers with synchronous_mode_strict, the leader killed: nothing is acknowledged until it is back as a standby",
    async () => {
      await withCluster({ strict: true }, async (cluster, buying) => {
        const lost = await cluster.killLeader();
        await cluster.untilPromoted(lost);
        const before = buying.acknowledged.size;
        await sleep(10_000);
        expect(buying.acknowledged.size).toBe(before);
        await cluster.rejoin(lost);
        const whole = performance.now();
        await untilMoreOrders(buying, buyers + 1);
        console.log(`orders again ${list([seconds(whole)])} s after the standby followed`);
        expect(seconds(whole)).toBeLessThan(backWithin);
      });
    },
    600_000,
  );

  test.skipIf(strictRounds === 0)(
    "three servers with synchronous_mode_strict, Patroni of the leader killed and not its PostgreSQL: the old primary acknowledges nothing, and nothing is lost when its Patroni is back",
    async () => {
      await withCluster({ members: 3, strict: true }, async (cluster, buying) => {
        const left = await cluster.killPatroniOfLeader();
        await cluster.untilPromoted(left);
        const promoted = performance.now();
        await sleep(15_000);
        await cluster.rejoin(left);
        await untilMoreOrders(buying, buyers + 1);
        console.log(`orders again ${list([seconds(promoted)])} s after the promotion`);
      });
    },
    600_000,
  );

  test.skipIf(strictRounds === 0 || haProxyProgram === undefined)(
    "the same behind HAProxy that asks each Patroni: the shop is led to the new leader, while the old primary still runs",
    async () => {
      await withCluster({ members: 3, strict: true, behindHaProxy: true }, async (cluster, buying) => {
        const left = await cluster.killPatroniOfLeader();
        await cluster.untilPromoted(left);
        const promoted = performance.now();
        await untilMoreOrders(buying, buyers + 1);
        console.log(`orders again ${list([seconds(promoted)])} s after the promotion`);
        expect(seconds(promoted)).toBeLessThan(backWithin);
        await cluster.rejoin(left);
        await untilMoreOrders(buying, buyers + 1);
      });
    },
    600_000,
  );
});
