import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkoutBody } from "../src/testing/checkoutBody.ts";
import { createMerchantHeaders } from "../src/testing/merchant.ts";
import { type GatewayTransaction, openPayingShop, type PayingShop } from "../src/testing/payingShop.ts";
import { isPostgresAvailable } from "../src/testing/postgres.ts";
import { startServer } from "../src/testing/startServer.ts";
import { stopServer } from "../src/testing/stopServer.ts";
import { createPostgresStore, type TestStore } from "../src/testing/stores.ts";
import { brokenInvariants } from "./invariants.ts";
import { repetitions } from "./repetitions.ts";

const cases = [
  ["refundOrder", "refunds", "before the gateway's answer is there", "silence"],
  ["refundOrder", "refunds", "before the gateway has done anything", "hang"],
  ["cancelMerchantOrder", "cancellation", "before the gateway's answer is there", "silence"],
] as const;

const postgres = await isPostgresAvailable();

describe.skipIf(!postgres)("SIGKILL in the middle of a refund", () => {
  let where: TestStore;
  let shop: PayingShop;
  beforeAll(async () => {
    where = await createPostgresStore("filled");
    shop = await openPayingShop(where);
  });
  afterAll(() => shop.close());

  test.each(cases.slice(0, repetitions(cases.length, 1)))(
    "%s (%s), %s: given back once after the restart",
    async (_, path, __, lose) => {
      const key = randomUUID();
      const { body } = await shop.call("submitCheckout", {
        body: checkoutBody({ nonce: "fake-valid-nonce" }),
        headers: { "idempotency-key": key },
      });
      await shop.finishJobs();
      const [attempt] = await shop.findAttempts(key);
      const [sale] = await shop.findTransactions(attempt?.id ?? "");
      await shop.gateway.control("status", { id: sale?.id, status: "settled" });
      const before = (await listCredits()).length;
      await shop.gateway.control("faults", { lose, times: 1, path: "/refund" });

      const env = {
        PAYMENT_PROVIDER: "braintree",
        BRAINTREE_PLACE: shop.gateway.url,
        BRAINTREE_MERCHANT_ID: "velours",
        BRAINTREE_PUBLIC_KEY: "public",
        BRAINTREE_PRIVATE_KEY: "secret",
        BRAINTREE_MERCHANT_ACCOUNTS: "USD=shop-USD,CAD=shop-CAD,GBP=shop-GBP,EUR=shop-EUR",
        BNPL_PROVIDER: "sandbox",
      };
      const first = await startServer(where.options, [], env);
      const request = fetch(`${first.origin}/api/merchant/orders/${body.number}/${path}`, {
        method: "POST",
        headers: {
          ...(await createMerchantHeaders(shop)),
          "x-client-token": "velours-dev",
          "content-type": "application/json",
          "idempotency-key": randomUUID(),
        },
        body: "{}",
      }).catch(() => undefined);
      // The call has come in; with "silence" the gateway has given it back as well, and the shop does not know yet.
      await expect
        .poll(() => shop.gateway.control("faults"), { timeout: 15_000 })
        .toMatchObject({ times: 0 });
      const given = lose === "silence" ? 1 : 0;
      await expect.poll(async () => (await listCredits()).length).toBe(before + given);
      expect(await countPending(body.id)).toBe(1);
      const exit = once(first.child, "exit");
      first.child.kill("SIGKILL");
      await Promise.all([exit, request]);

      await sql`update jobs set run_at = now() where kind = 'refund' and done_at is null`.execute(
        shop.services.store.db,
      );
      await sql`update refund_payments set claimed_until = now() where state = 'pending'`.execute(
        shop.services.store.db,
      );
      const second = await startServer(where.options, [], env);
      await expect.poll(() => countPending(body.id), { timeout: 15_000 }).toBe(0);
      await sleep(1_500);
      await stopServer(second);
      expect((await listCredits()).slice(before).map(({ amount }) => amount)).toEqual(["103.92"]);
      const order = (await shop.call("getOrder", { params: { id: body.id } })).body;
      expect(order.refunds).toMatchObject([{ state: "done", amount: 103.92 }]);
      expect(await brokenInvariants(shop.services.store)).toEqual([]);
    },
    120_000,
  );

  const listCredits = async () =>
    (await shop.gateway.control<GatewayTransaction[]>("transactions")).filter(
      ({ type }) => type === "credit",
    );
  const countPending = async (orderId: string) =>
    (
      await sql`select from refund_payments p join refunds r on r.id = p.refund_id
        where r.order_id = ${orderId} and p.state = 'pending'`.execute(shop.services.store.db)
    ).rows.length;
});
