import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { upsertProducts } from "../catalogue/store.ts";
import { upsertGiftCards } from "../giftcards/store.ts";
import { SandboxBnpl } from "../payments/providers/sandbox/SandboxBnpl.ts";
import { SandboxPayments } from "../payments/providers/sandbox/SandboxPayments.ts";
import { recoverAttempts } from "../payments/recoverAttempts.ts";
import { Trace } from "../sandbox/Trace.ts";
import { openStore, type Store, type StoreOptions } from "../store/store.ts";
import { inTransaction } from "../store/transaction.ts";
import { checkoutBody } from "../testing/checkoutBody.ts";
import { fillShop } from "../testing/fillShop.ts";
import { ids, products } from "../testing/shopData.ts";
import { type RunningServer, startServer } from "../testing/startServer.ts";
import { describeOnStores } from "../testing/stores.ts";

const rounds = 30;
const buyers = 4;
const giftCard = "9-0000-0000-0001";
const enough = 100_000;

interface Counts {
  rounds: number;
  acknowledged: number;
  found: number;
  lost: number;
  orders: number;
  halfOrders: number;
  chargedWithoutOrder: number;
  voided: number;
}

describeOnStores("SIGKILL right after an acknowledged checkout", (place, kind) => {
  test(`${rounds} times: every acknowledged order is there, none is half there`, async () => {
    const { options, remove } = await place();
    try {
      await prepare(options);
      const counts = await killAgainAndAgain(options);
      console.log(`kill test, ${kind}: ${JSON.stringify(counts)}`);
      expect(counts).toMatchObject({ rounds, lost: 0, halfOrders: 0, chargedWithoutOrder: 0 });
      expect(counts.acknowledged).toBeGreaterThanOrEqual(rounds);
      expect(counts.found).toBe(counts.acknowledged);
    } finally {
      await remove();
    }
  }, 900_000);
});

/** The small shop, with stock and a gift card that last for all rounds. */
async function prepare(options: StoreOptions): Promise<void> {
  const store = await openStore(options);
  await fillShop(store);
  const halo = products.find((product) => product.id === ids.halo.product)!;
  const inventories = halo.inventories.map((entry) => ({ ...entry, quantity: enough }));
  await inTransaction(store.db, async (trx) => {
    await upsertProducts(trx, [{ ...halo, inventories }]);
    await upsertGiftCards(trx, [
      { code: giftCard, amount_remaining: enough, site: "boutique", currency: "USD" },
    ]);
  });
  await store.close();
}

async function killAgainAndAgain(options: StoreOptions): Promise<Counts> {
  const acknowledged = new Set<string>();
  const lost = new Set<string>();
  let latest: string[] = [];
  for (let round = 1; round <= rounds; round++) {
    const server = await startServer(options);
    // The process after the kill must know what the one before it promised.
    for (const id of latest) if (!(await isKnown(server.origin, id))) lost.add(id);
    latest = await buyUntilKilled(server, (round % 5) + 1);
    for (const id of latest) acknowledged.add(id);
  }
  const store = await openStore(options);
  // What every start does for the embedded store, and a running process for PostgreSQL after two minutes.
  const trace = new Trace();
  const payments = new SandboxPayments(store.db, trace);
  await recoverAttempts({ store, payments, bnpl: new SandboxBnpl(store.db, trace) }, 0);
  const ledger = await readLedger(store, acknowledged);
  await store.close();
  return { rounds, acknowledged: acknowledged.size, lost: lost.size, ...ledger };
}

const headers = { "x-client-token": "velours-dev", "content-type": "application/json" };

async function isKnown(origin: string, id: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/services/payments/checkouts/${id}`, { headers });
  return answer.status === 200;
}

/** Buys with several buyers at once and kills the server at the n-th acknowledgement; answers the ids acknowledged. */
async function buyUntilKilled({ child, origin }: RunningServer, killAt: number): Promise<string[]> {
  const acknowledged: string[] = [];
  const exit = once(child, "exit");
  let killed = false;
  const buyer = async (index: number) => {
    for (let nth = 0; !killed; nth++) {
      const answer = await fetch(`${origin}/api/services/payments/checkout`, {
        method: "POST",
        headers: { ...headers, "idempotency-key": randomUUID() },
        body: JSON.stringify((index + nth) % 2 === 0 ? checkoutBody() : giftCardBody()),
      });
      const order = (await answer.json()) as { id: string };
      if (answer.status !== 200)
        throw new Error(`checkout answered ${answer.status}: ${JSON.stringify(order)}`);
      acknowledged.push(order.id);
      if (acknowledged.length >= killAt && !killed) {
        killed = true;
        child.kill("SIGKILL");
      }
    }
  };
  await Promise.all(
    Array.from({ length: buyers }, (_, index) =>
      buyer(index).catch((error) => {
        // A connection that the kill cut is what is tested; anything else is not.
        if (!killed) throw error;
      }),
    ),
  );
  await exit;
  return acknowledged;
}

function giftCardBody() {
  return checkoutBody({
    total: 0,
    cart: { giftCard: { code: giftCard } },
    payment: { paymentMethod: "gift-card", service: "internal" },
  });
}

/** What the store says after it all: orders, their lines, stock, gift card and payments must tell one story. */
async function readLedger({ db }: Store, acknowledged: ReadonlySet<string>) {
  const orders = await db.selectFrom("orders").select("id").execute();
  const known = new Set(orders.map((order) => order.id));
  const half = await sql<{ count: number }>`
    select count(*) as count from orders o where
      (select count(*) from order_lines l where l.order_id = o.id) <> 1
      or (select coalesce(sum(delta), 0) from stock_entries s where s.order_id = o.id) <> -2
      or (select count(*) from join_nonces n where n.order_id = o.id) <> 1
      or not exists (select from idempotency_keys k where k.response is not null
        and k.response::jsonb->>'id' = o.id::text)
      or (o.total = 0) <> exists (select from gift_card_entries g where g.order_id = o.id)
      or (o.total > 0) <> exists (select from payment_attempts p where p.order_id = o.id
        and p.state in ('authorized', 'captured'))`.execute(db);
  const sums = await sql<{ stock: boolean; card: boolean; charged: number; voided: number; open: number }>`
    select
      (select quantity = (select sum(delta) from stock_entries e where e.variant_id = s.variant_id)
        from stock s where variant_id = ${ids.halo.violet}) as stock,
      (select remaining = (select sum(amount) from gift_card_entries e where e.code = g.code)
        from gift_cards g where code = ${giftCard}) as card,
      (select count(*) from payment_attempts where order_id is null and state <> 'voided') as charged,
      (select count(*) from payment_attempts where state = 'voided') as voided,
      (select count(*) from idempotency_keys where response is null) as open`.execute(db);
  expect(sums.rows[0]).toMatchObject({ stock: true, card: true, open: 0 });
  return {
    found: [...acknowledged].filter((id) => known.has(id)).length,
    orders: orders.length,
    halfOrders: half.rows[0]?.count ?? -1,
    chargedWithoutOrder: sums.rows[0]?.charged ?? -1,
    voided: sums.rows[0]?.voided ?? -1,
  };
}
