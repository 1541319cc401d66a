import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { InjectOptions } from "fastify";
import { sql } from "kysely";
import { fillStore } from "../growth/fillStore.ts";
import { listCalls } from "../growth/listCalls.ts";
import { type GrownShop, openGrownShop } from "../growth/openGrownShop.ts";
import { housekeepingTasks } from "../src/assembly/housekeeping.ts";
import { doDueJobs } from "../src/assembly/runJobs.ts";
import { doForOrders } from "../src/domains/merchant/ordersCommand.ts";
import { countOpenAttempts } from "../src/domains/payments/store/attempts.ts";
import { exportPerson } from "../src/domains/privacy/exportPerson.ts";
import { type OperationName, operationNames, routes } from "../src/generated/operations.ts";
import { countDead, countWaiting } from "../src/platform/jobs/store.ts";
import { timeouts } from "../src/platform/store/postgres.ts";
import { openStore, type Store } from "../src/platform/store/store.ts";
import { createDatabase } from "../src/testing/postgres.ts";
import { createPurchase } from "./purchases.ts";

export interface Subject {
  shop: GrownShop;
  /** As commands open it, with minutes for a statement. */
  commands: Store;
  databaseUrl: string;
  calls: Record<string, (nth: number) => InjectOptions>;
  order: { number: string; email: string };
}

/** Work for a shopper, a merchant or the shop itself, which is timed. */
type Act = (subject: Subject, nth: number) => Promise<unknown>;

/** With fewer the smaller store has no member with an order. */
export const fewest = 60;

/** Each read of the contract, those of lists with 100 rows. */
export const reads = operationNames
  .filter((name) => routes[name].method === "GET")
  .map((name): [OperationName, Act] => [
    name,
    async ({ shop, calls }, nth) => {
      const response = await shop.app.inject(calls[name]!(nth));
      // A small store lacks some of what is read.
      if (response.statusCode !== 404) expectOk(response);
    },
  ]);

function expectOk(response: { statusCode: number; body: string }, status = 200): void {
  if (response.statusCode !== status)
    throw new Error(`${response.statusCode}: ${response.body.slice(0, 300)}`);
}

const acts: Record<string, Act> = {
  ...Object.fromEntries(reads),
  submitCheckout: async ({ shop }, nth) =>
    expectOk(await shop.send("POST", "/services/payments/checkout", createPurchase(nth))),
  "submitCheckout, declined": async ({ shop }, nth) => {
    const purchase = createPurchase(nth);
    const payment = { ...purchase.payment, nonce: `sandbox-card-declined-${randomUUID()}` };
    const response = await shop.send("POST", "/services/payments/checkout", { ...purchase, payment });
    if (response.statusCode < 400 || response.statusCode >= 500) expectOk(response, 402);
  },
  trackOrder: async ({ shop, order }) => expectOk(await shop.send("POST", "/services/orders/track", order)),
  "job: those due": ({ shop }) => doDueJobs(shop.services, shop.log),
  ...Object.fromEntries(
    housekeepingTasks.map(({ name, run }): [string, Act] => [
      `task: ${name}`,
      ({ shop }) => run(shop.services, shop.log),
    ]),
  ),
  metrics: async ({ shop }) => {
    const { db } = shop.services.store;
    await Promise.all([countOpenAttempts(db), countDead(db), countWaiting(db)]);
  },
  "orders list --status paid": ({ commands }) =>
    doForOrders(commands.db, ["list", "--status", "paid", "--last", "24"]),
  "members export": ({ commands, order }) => exportPerson(commands.db, order.email),
  "start, to the first listing": async ({ databaseUrl }) => {
    const shop = await openGrownShop(databaseUrl);
    expectOk(await shop.send("GET", "/products?limit=24"));
    await shop.close();
  },
};

/** A shop with orders beside one with nearly none. */
export async function benchGrowth(orders: number, products: number, rounds: number): Promise<void> {
  const few = await openSubject(fewest, products);
  const many = await openSubject(orders, products);
  console.log(`${orders} orders beside ${fewest}, ${products} products:`);
  try {
    await compareActs(few, many, Object.entries(acts), rounds);
  } finally {
    await few.remove();
    await many.remove();
  }
}

/**
 * The fastest of each act on both shops, in turns, and their ratio, of which the greatest is returned. Other work on the
 * machine only makes a time longer.
 */
export async function compareActs(
  few: Subject,
  many: Subject,
  compared: readonly (readonly [string, Act])[],
  rounds: number,
): Promise<number> {
  console.log(`ms (fastest of ${rounds}), ratio, longest delay`);
  let greatest = 0;
  for (const [name, act] of compared) {
    const times: [number[], number[]] = [[], []];
    const delay = monitorEventLoopDelay({ resolution: 5 });
    for (let round = -2; round < rounds; round++) {
      for (const [index, subject] of [few, many].entries()) {
        if (index === 1) delay.enable();
        const began = performance.now();
        await act(subject, round + 2);
        if (round >= 0) times[index]?.push(performance.now() - began);
        delay.disable();
      }
    }
    const [before, after] = times.map((all) => Math.min(...all)) as [number, number];
    const longest = delay.max / 1e6;
    console.log(
      `${name.padEnd(30)} ${format(before)} ${format(after)}  × ${(after / before).toFixed(2)}  ${longest.toFixed(0)} ms`,
    );
    greatest = Math.max(greatest, after / before);
  }
  return greatest;
}

const format = (value: number): string => value.toFixed(1).padStart(9);

/** Call `remove` when done. */
export type OpenSubject = Subject & { remove(): Promise<void> };

/** A shop with orders of some years. */
export async function openSubject(orders: number, products: number, years?: number): Promise<OpenSubject> {
  const { url: databaseUrl, drop } = await createDatabase();
  const began = performance.now();
  await fillStore(databaseUrl, orders, products, years);
  console.log(`filled with ${orders} orders in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const shop = await openGrownShop(databaseUrl);
  const { rows } = await sql<{ number: string; email: string }>`
    select 'V-' || number as number, email from orders order by created_at limit 1`.execute(
    shop.services.store.db,
  );
  const commands = await openStore({ dataDir: tmpdir(), databaseUrl, timeout: timeouts.work });
  return {
    shop,
    commands,
    databaseUrl,
    calls: await listCalls(shop.services),
    order: rows[0] as { number: string; email: string },
    async remove() {
      await commands.close();
      await shop.close();
      await drop();
    },
  };
}
