import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { abandonedAfterSeconds } from "../src/platform/idempotency/store.ts";
import { timeouts } from "../src/platform/store/postgres.ts";
import { openStore, type Store, type StoreOptions } from "../src/platform/store/store.ts";
import { type RunningServer, startServer } from "../src/testing/startServer.ts";
import { describeOnBothStores } from "../src/testing/stores.ts";
import { auditStore, cleanAudit, type StoreAudit } from "./auditStore.ts";
import { getOrderId, newPurchase, type PurchaseRequest, send } from "./purchase.ts";
import { repetitions } from "./repetitions.ts";
import { untilRecovered } from "./untilRecovered.ts";
import { fillWellStockedShop } from "./wellStockedShop.ts";

const rounds = repetitions(200, 2);
const buyers = 4;
/** A round is cut at a random moment, up to a little more than a checkout takes after the last. */
const longestMilliseconds = 120;

const nonceUsed = '"code":"91564"';

interface Counts extends StoreAudit {
  rounds: number;
  acknowledged: number;
  /** Acknowledged before a kill, and not there after it. */
  lost: number;
  /** Asked for, cut off, and asked for again with the same key. */
  repeated: number;
  /** Of these, refused because the released payment had used the card's nonce. */
  refusedAgain: number;
}

describeOnBothStores("SIGKILL at a random moment of checkouts under way", (createStore, kind) => {
  test(`${rounds} times: what was acknowledged is there, nothing is half there, no payment without an order`, async () => {
    const { options, remove } = await createStore();
    try {
      const store = await openStore(options);
      await fillWellStockedShop(store);
      await store.close();
      const counts = await killAgainAndAgain(options);
      console.log(`kill, ${kind}: ${JSON.stringify(counts)}`);
      expect(counts).toMatchObject({ rounds, lost: 0, ...cleanAudit });
      expect(counts.acknowledged).toBeGreaterThan(rounds);
      expect(counts.orders).toBe(counts.acknowledged);
    } finally {
      await remove();
    }
  }, 3_600_000);
});

const isPooled = process.env.TEST_DATABASE_POOLER !== undefined;

async function killAgainAndAgain(options: StoreOptions): Promise<Counts> {
  const acknowledged = new Map<string, string>();
  let [lost, repeated, refusedAgain] = [0, 0, 0];
  let cut: PurchaseRequest[] = [];
  for (let round = 0; round < rounds; round++) {
    const server = await startLater(options);
    const promised = [...acknowledged].slice(-buyers);
    for (const [key, id] of promised) if (!(await isKnown(server.origin, id))) lost += key === "" ? 0 : 1;
    for (const purchase of cut) {
      const response = await send(server.origin, purchase);
      if (response.status === 200) acknowledged.set(purchase.key, getOrderId(response));
      // The dead process's payment was released, and a nonce works once, so the card is needed again.
      else if (response.text.includes(nonceUsed)) refusedAgain++;
      else throw new Error(`asked again: ${response.status} ${response.text}`);
    }
    repeated += cut.length;
    const bought = await buyUntilKilled(server);
    for (const [key, id] of bought.acknowledged) acknowledged.set(key, id);
    cut = bought.cut;
  }
  const last = await startLater(options);
  await untilRecovered(options);
  const exit = once(last.child, "exit");
  last.child.kill("SIGKILL");
  await exit;
  const store = await openStore({ ...options, timeout: timeouts.work });
  const audit = await auditStore(store);
  const orderIds = new Set((await store.db.selectFrom("orders").select("id").execute()).map(({ id }) => id));
  lost += [...acknowledged.values()].filter((id) => !orderIds.has(id)).length;
  // The last round's purchases were asked for once only: an order of one is whole, or not there.
  const answered = await store.db
    .selectFrom("idempotency_keys")
    .select("key")
    .where("status", "=", 200)
    .execute();
  const unacknowledged = answered.filter(({ key }) => !acknowledged.has(key)).length;
  await store.close();
  return { rounds, acknowledged: acknowledged.size + unacknowledged, lost, repeated, refusedAgain, ...audit };
}

/** The server as it starts after the time that marks an earlier process as dead. */
async function startLater(options: StoreOptions): Promise<RunningServer> {
  const now = new Date();
  const store = await openStore({ ...options, timeout: timeouts.work });
  await untilSessionsEnd(store, now);
  const earlier = sql<string>`created_at - make_interval(secs => ${abandonedAfterSeconds})`;
  await store.db.updateTable("payment_attempts").set({ created_at: earlier }).execute();
  await store.db.updateTable("idempotency_keys").set({ created_at: earlier }).execute();
  await store.db.updateTable("tasks").set({ due_at: sql`now()` }).execute();
  await store.close();
  return startServer(options);
}

/**
 * PostgreSQL finishes the statement that a killed process has sent: a key can be claimed after the process is gone. A
 * pooler keeps the sessions, which are idle then.
 */
async function untilSessionsEnd({ db }: Store, startedBefore: Date): Promise<void> {
  const sessions = sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and backend_start < ${startedBefore} ${isPooled ? sql`and state <> 'idle' and pid <> pg_backend_pid()` : sql``}`;
  while ((await sessions.execute(db)).rows.length > 0) await sleep(20);
}

async function isKnown(origin: string, id: string): Promise<boolean> {
  const headers = { "x-client-token": "velours-dev" };
  return (await fetch(`${origin}/api/services/payments/checkouts/${id}`, { headers })).status === 200;
}

async function buyUntilKilled({ child, origin }: RunningServer) {
  const acknowledged = new Map<string, string>();
  const cut: PurchaseRequest[] = [];
  const exit = once(child, "exit");
  let killed = false;
  const buyer = async () => {
    while (!killed) {
      const purchase = newPurchase();
      try {
        const response = await send(origin, purchase);
        if (response.status !== 200)
          throw Object.assign(new Error(`${response.status} ${response.text}`), { response });
        acknowledged.set(purchase.key, getOrderId(response));
      } catch (error) {
        // A connection that the kill cut is what is tested; anything else is not.
        if (!killed || error instanceof SyntaxError || "response" in (error as Error)) throw error;
        cut.push(purchase);
      }
    }
  };
  const buying = Promise.all(Array.from({ length: buyers }, buyer));
  // The first purchase warms up; the kill comes anywhere in those after it.
  while (acknowledged.size === 0) await Promise.race([sleep(1), buying]);
  await sleep(Math.random() * longestMilliseconds);
  killed = true;
  child.kill("SIGKILL");
  await buying;
  await exit;
  return { acknowledged, cut };
}
