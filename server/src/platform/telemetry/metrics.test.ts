import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkoutBody, createNonce } from "../../testing/checkoutBody.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { openTestShop, type TestShop } from "../../testing/testShop.ts";
import { serveMetrics } from "../http/serveMetrics.ts";
import { countMetrics } from "./countMetrics.ts";

describeOnStores("the metrics", (createStore) => {
  let shop: TestShop;
  let served: Awaited<ReturnType<typeof serveMetrics>>;
  beforeAll(async () => {
    shop = await openTestShop(await createStore("filled"), { env: { METRICS_PORT: "0" } });
    served = await serveMetrics(shop.services.metrics, shop.services.config);
  });
  afterAll(async () => {
    served?.stop();
    await shop.close();
  });

  const scrape = async () => (await fetch(`http://localhost:${served?.port}/metrics`)).text();
  /** The value of one line, as a scraper reads it; labels in the order they were said. */
  const read = (text: string, line: string) =>
    text
      .split("\n")
      .find((candidate) => candidate.startsWith(`${line} `))
      ?.slice(line.length + 1);

  test("count requests by operation and status, checkouts by outcome, providers' calls, jobs, sessions", async () => {
    for (const nonce of ["ok", "declined"].map(createNonce)) {
      await shop.call("submitCheckout", { body: checkoutBody({ nonce }) });
    }
    await shop.call("getPromotion", { params: { code: "NOBODY" } });
    await shop.app.inject("/nothing");
    const text = await scrape();
    const values = Object.fromEntries(
      [
        'velours_request_seconds_count{operation="submitCheckout",status="200"}',
        'velours_request_seconds_count{operation="submitCheckout",status="402"}',
        'velours_request_seconds_count{operation="getPromotion",status="404"}',
        'velours_request_seconds_count{operation="other",status="404"}',
        'velours_checkouts_total{outcome="placed"}',
        'velours_checkouts_total{outcome="paymentDeclined"}',
        'velours_provider_seconds_count{provider="payments",call="authorize",outcome="authorized"}',
        'velours_provider_seconds_count{provider="payments",call="authorize",outcome="declined"}',
        'velours_jobs_waiting{kind="mail"}',
        'velours_jobs_waiting{kind="capture"}',
        "velours_store_up",
        'velours_store_sessions{state="waited_for"}',
        'velours_purchases{state="waiting"}',
        'velours_purchases_refused_total{reason="full"}',
        'velours_requests_beyond_share_total{outcome="delayed"}',
      ].map((line) => [line, read(text, line)]),
    );
    const others: Record<string, string> = {
      // The confirmation, and what the order earned.
      'velours_jobs_waiting{kind="mail"}': "2",
      'velours_store_sessions{state="waited_for"}': "0",
      'velours_purchases{state="waiting"}': "0",
      'velours_purchases_refused_total{reason="full"}': "0",
      'velours_requests_beyond_share_total{outcome="delayed"}': "0",
    };
    expect(values).toEqual(
      Object.fromEntries(Object.keys(values).map((line) => [line, others[line] ?? "1"])),
    );
    expect(Number(read(text, 'velours_jobs_oldest_seconds{kind="mail"}'))).toBeGreaterThanOrEqual(0);
    expect(text).toContain("nodejs_eventloop_lag_seconds");
    expect(text).toContain(
      'velours_request_seconds_bucket{le="0.005",operation="submitCheckout",status="200"}',
    );
  });

  test("say that an attempt is open, and that the store is away, and are answered all the same", async () => {
    const { db } = shop.services.store;
    await db
      .insertInto("payment_attempts")
      .values({
        id: "00000000-0000-4000-8000-000000000001",
        idempotency_key: "k",
        provider: "braintree",
        nonce: "n",
        amount: 1,
        currency: "USD",
        state: "authorizing",
      })
      .execute();
    expect(read(await scrape(), 'velours_payment_attempts_open{state="authorizing"}')).toBe("1");
    await db.schema.alterTable("jobs").renameTo("jobs_gone").execute();
    expect(read(await scrape(), "velours_store_up")).toBe("0");
    await db.schema.alterTable("jobs_gone").renameTo("jobs").execute();
    expect(read(await scrape(), "velours_store_up")).toBe("1");
  });

  test("count orders that are in trouble, until it is closed", async () => {
    const { db } = shop.services.store;
    expect(read(await scrape(), "velours_orders_in_trouble")).toBe("0");
    await sql`update orders set in_trouble = true`.execute(db);
    expect(read(await scrape(), "velours_orders_in_trouble")).toBe("1");
  });

  test("are not the shop's to answer, and nothing else is answered there", async () => {
    const headers = { "x-client-token": "velours-dev" };
    for (const url of ["/metrics", "/api/metrics"]) {
      expect((await shop.app.inject({ url, headers })).statusCode).toBe(404);
    }
    expect((await fetch(`http://localhost:${served?.port}/`)).status).toBe(404);
    expect((await fetch(`http://localhost:${served?.port}/metrics`, { method: "POST" })).status).toBe(404);
  });
});

test("a database that says nothing is away, before a supervisor has given up", async () => {
  const metrics = countMetrics({
    sessions: () => ({}),
    purchases: () => ({}),
    purchasesNotBegun: () => ({}),
    beyondShare: () => ({}),
    ping: () => new Promise(() => {}),
    openAttempts: async () => [],
    waitingJobs: async () => [],
    deadJobs: async () => [],
    ordersInTrouble: async () => 0,
  });
  expect(await metrics.text()).toContain("\nvelours_store_up 0\n");
});
