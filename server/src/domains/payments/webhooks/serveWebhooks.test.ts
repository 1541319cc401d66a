import { randomUUID } from "node:crypto";
import braintree from "braintree";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../../assembly/app.ts";
import { createServices } from "../../../assembly/createServices.ts";
import { limits } from "../../../platform/limits/limits.ts";
import { openStore } from "../../../platform/store/store.ts";
import { checkoutBody } from "../../../testing/checkoutBody.ts";
import { createMerchantHeaders } from "../../../testing/merchant.ts";
import { bnplBody, gatewayAccount, openPayingShop, type PayingShop } from "../../../testing/payingShop.ts";
import { isPostgresAvailable } from "../../../testing/postgres.ts";
import { createEmbeddedStore, createPostgresStore, describeOnStores } from "../../../testing/stores.ts";
import { openTestShop } from "../../../testing/testShop.ts";
import { captureAttempt } from "../captureAttempt.ts";
import { readAttempt } from "../store/attempts.ts";

type Kind = braintree.WebhookNotificationKind;

/** The gateway's own webhook generator, signed with an account's keys. */
const signer = (more: object = {}) =>
  new braintree.BraintreeGateway({
    environment: braintree.Environment.Sandbox,
    ...gatewayAccount,
    ...more,
  });

const createWebhook = (kind: string, transactionId: string, gateway = signer()) =>
  new URLSearchParams({
    ...(gateway.webhookTesting.sampleNotification(kind as Kind, transactionId) as unknown as Record<
      string,
      string
    >),
  }).toString();

describeOnStores("webhooks of payment services", (createStore) => {
  let shop: PayingShop;
  beforeAll(async () => {
    shop = await openPayingShop(await createStore("filled"));
    const { db } = shop.services.store;
    await db.updateTable("stock").set({ quantity: 1000 }).where("quantity", "is not", null).execute();
  });
  afterAll(() => shop.close());

  const send = async (path: string, payload: string, contentType = "application/x-www-form-urlencoded") => {
    const { statusCode, body } = await shop.app.inject({
      method: "POST",
      url: `/webhooks/${path}`,
      headers: { "content-type": contentType },
      payload,
    });
    return { status: statusCode, body: body === "" ? undefined : JSON.parse(body) };
  };
  const readState = async (id: string) => {
    const attempt = await readAttempt(shop.services.store.db, id);
    return [attempt?.state, attempt?.trouble];
  };
  /** Numbers of the orders whose money needs a person. */
  const listTrouble = async () => {
    const headers = await createMerchantHeaders(shop);
    const { body } = await shop.call("listMerchantOrders", { query: "isInTrouble=true&limit=100", headers });
    return body.map(({ order }) => order.number);
  };
  const readEvents = (attemptId: string) =>
    shop.services.store.db
      .selectFrom("webhook_events")
      .select("kind")
      .where("attempt_id", "=", attemptId)
      .execute();

  /** An order and the attempt that pays for it, its transaction as the services know it. */
  async function buy(body = checkoutBody({ nonce: "fake-valid-nonce" })) {
    const key = randomUUID();
    const response = await shop.call("submitCheckout", { body, headers: { "idempotency-key": key } });
    expect(response.status).toBe(200);
    const [attempt] = await shop.findAttempts(key);
    if (attempt === undefined || attempt.transaction_id === null) throw new Error("nothing was held");
    return { id: attempt.id, transactionId: attempt.transaction_id, number: response.body.number };
  }

  describe("the card gateway's", () => {
    test("settled: an authorised payment was taken; ten times is once", async () => {
      const { id, transactionId } = await buy();
      const webhook = createWebhook("transaction_settled", transactionId);
      for (let time = 0; time < 10; time++) expect((await send("braintree", webhook)).status).toBe(200);
      expect([await readState(id), await readEvents(id)]).toEqual([
        ["captured", null],
        [{ kind: "transaction_settled" }],
      ]);
    });

    test("ten at once are heard once", async () => {
      const { id, transactionId } = await buy();
      const webhook = createWebhook("transaction_settlement_declined", transactionId);
      const responses = await Promise.all(Array.from({ length: 10 }, () => send("braintree", webhook)));
      expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
      expect([await readState(id), await readEvents(id)]).toEqual([
        ["failed", "transaction_settlement_declined"],
        [{ kind: "transaction_settlement_declined" }],
      ]);
    });

    test("settled, late: what failed stays failed, and its money is not asked for again", async () => {
      const { id, transactionId } = await buy();
      await send("braintree", createWebhook("transaction_settlement_declined", transactionId));
      await send("braintree", createWebhook("transaction_settled", transactionId));
      await captureAttempt(shop.services, id);
      expect((await readState(id))[0]).toBe("failed");
      expect(await shop.findTransactions(id)).toMatchObject([{ status: "authorized" }]);
    });

    test("settled before its job took it: the job takes nothing a second time", async () => {
      const { id, transactionId } = await buy();
      await send("braintree", createWebhook("transaction_settled", transactionId));
      await shop.finishJobs();
      expect(await readState(id)).toEqual(["captured", null]);
      expect(await shop.findTransactions(id)).toMatchObject([{ type: "sale", status: "authorized" }]);
    });

    test("settled although it was given up: it is given back, once", async () => {
      const { id, transactionId } = await buy();
      const { db } = shop.services.store;
      await db.updateTable("payment_attempts").set({ state: "voided" }).where("id", "=", id).execute();
      await shop.gateway.control("status", { id: transactionId, status: "settled" });
      const webhook = createWebhook("transaction_settled", transactionId);
      for (let time = 0; time < 3; time++) await send("braintree", webhook);
      await shop.finishJobs();
      expect(await readState(id)).toEqual(["voided", "transaction_settled"]);
      expect(await shop.findTransactions(id)).toMatchObject([
        { type: "sale", status: "settled" },
        { type: "credit", amount: "103.92" },
      ]);
      // No placed order has such a payment, and lists of orders cannot say it.
      const settled = { state: "captured", trouble: null } as const;
      await db.updateTable("payment_attempts").set(settled).where("id", "=", id).execute();
    });

    /** A signed notification about a transaction with an order id of ours. */
    const sendAbout = (kind: string, orderId: string, disputed = "103.92") => {
      const transaction = `<transaction><id>unknown</id><amount>103.92</amount><order-id>${orderId}</order-id></transaction>`;
      const subject = kind.startsWith("dispute")
        ? `<dispute><id>d1</id><amount>${disputed}</amount><amount-disputed>${disputed}</amount-disputed><status>open</status>${transaction}</dispute>`
        : transaction;
      const payload = `${Buffer.from(
        `<notification><kind>${kind}</kind><timestamp type="datetime">2026-11-21T10:00:00Z</timestamp>
        <subject>${subject}</subject></notification>`,
      ).toString("base64")}\n`;
      const sign = signer().webhookTesting as unknown as { sampleSignature(payload: string): string };
      const body = new URLSearchParams({ bt_signature: sign.sampleSignature(payload), bt_payload: payload });
      return send("braintree", body.toString());
    };

    test.each(["authorization_expired", "voided", "settlement_declined"])(
      "%s before it was taken, and never told of: the payment failed",
      async (status) => {
        const { id, transactionId } = await buy();
        await shop.gateway.control("status", { id: transactionId, status });
        await captureAttempt(shop.services, id);
        expect(await readState(id)).toEqual(["failed", status]);
      },
    );

    test("a dispute is written down, listed for a person, and changes nothing else", async () => {
      const { id, number } = await buy();
      expect(await listTrouble()).not.toContain(number);
      expect((await sendAbout("dispute_opened", id)).status).toBe(200);
      expect(await listTrouble()).toContain(number);
      expect(await readState(id)).toEqual(["authorized", "dispute_opened"]);
    });

    test.each([
      ["dispute_lost", "103.92", "failed"],
      ["dispute_accepted", "103.92", "failed"],
      ["dispute_auto_accepted", "103.92", "failed"],
      ["dispute_lost", "50.00", "captured"],
      ["dispute_expired", "103.92", "captured"],
    ])("%s over %s of 103.92: the payment is %s", async (kind, disputed, state) => {
      const { id, number } = await buy();
      await shop.finishJobs();
      expect((await sendAbout(kind, id, disputed)).status).toBe(200);
      expect(await readState(id)).toEqual([state, kind]);
      expect((await listTrouble()).includes(number)).toBe(state === "captured");
      await shop.finishJobs();
      const attempt = await readAttempt(shop.services.store.db, id);
      expect(attempt?.withdrawn_at !== null).toBe(state === "failed");
    });

    test("a dispute that was won needs nobody any more", async () => {
      const { id, number } = await buy();
      await sendAbout("dispute_opened", id);
      await sendAbout("dispute_won", id);
      expect(await readState(id)).toEqual(["authorized", null]);
      expect(await listTrouble()).not.toContain(number);
    });

    test.each([
      ["a part", { lines: [{ line: 1, quantity: 1 }] }, 51.96],
      ["the whole", {}, 103.92],
    ] as const)(
      "a refund of %s that did not reach the buyer fails, and hides no dispute",
      async (_name, lines, amount) => {
        const { id, transactionId, number } = await buy();
        await shop.finishJobs();
        await shop.gateway.control("status", { id: transactionId, status: "settled" });
        const headers = await createMerchantHeaders(shop);
        await shop.call("refundOrder", { params: { number }, body: lines, headers });
        await shop.finishJobs();
        const read = async () => (await shop.call("getMerchantOrder", { params: { number }, headers })).body;
        expect((await read()).order.refunds).toMatchObject([{ state: "done", amount }]);
        expect(await listTrouble()).not.toContain(number);
        const all =
          await shop.gateway.control<{ refundedTransactionId: string | null; orderId: string }[]>(
            "transactions",
          );
        const refund = all.find((transaction) => transaction.refundedTransactionId === transactionId);
        await sendAbout("dispute_opened", id);
        const { db } = shop.services.store;
        await db
          .insertInto("webhooks")
          .values({
            id: randomUUID(),
            url: "https://example.com/hook",
            events: JSON.stringify(["order.paid"]),
            sites: null,
            enabled: true,
            secrets: "[]",
          })
          .execute();
        for (let time = 0; time < 2; time++)
          expect((await sendAbout("refund_failed", refund?.orderId ?? "")).status).toBe(200);
        await db.deleteFrom("webhooks").execute();
        const body = await read();
        expect(body.order.refunds).toMatchObject([{ state: "failed" }]);
        await db.updateTable("payment_attempts").set({ trouble: null }).where("id", "=", id).execute();
        expect(await listTrouble()).toContain(number);
        expect((await shop.call("exportOrders", { query: "isInTrouble=true", headers })).text).toContain(
          number,
        );
        expect(body.payments).toMatchObject([
          { state: "captured", refunded: 0, trouble: "dispute_opened; refund_failed" },
        ]);
        const captured = await db
          .selectFrom("order_events")
          .select("id")
          .where(
            "order_id",
            "=",
            sql<string>`(select id from orders where document ->> 'number' = ${number})`,
          )
          .where("kind", "=", "captured")
          .execute();
        expect(captured).toHaveLength(1);
        const announced = await db.selectFrom("jobs").selectAll().where("kind", "=", "event").execute();
        expect(announced).toEqual([]);
        const again = await shop.call<"refundOrder", 409>("refundOrder", {
          params: { number },
          body: {},
          headers,
        });
        expect(again.status).toBe(amount === 51.96 ? 200 : 409);
        await shop.finishJobs();
        // Not refunded, although the rest was: the part that came back is still with the shop.
        expect((await readState(id))[0]).toBe("captured");
      },
    );

    test("about no payment of ours, or about none: 200, or they would be sent again for days", async () => {
      for (const webhook of [createWebhook("transaction_settled", "not-ours"), createWebhook("check", "1")]) {
        expect((await send("braintree", webhook)).status).toBe(200);
      }
    });

    describe("400 for what the gateway did not sign as it came", () => {
      const forged: [string, (transactionId: string) => string][] = [
        [
          "another secret",
          (id) => createWebhook("transaction_settled", id, signer({ privateKey: "guessed" })),
        ],
        [
          "another account's key",
          (id) => createWebhook("transaction_settled", id, signer({ publicKey: "other" })),
        ],
        ["a changed payload", (id) => changed(createWebhook("transaction_settlement_declined", id))],
        ["a payload with a space more", (id) => `${createWebhook("transaction_settled", id)}+`],
        ["no signature", (id) => createWebhook("transaction_settled", id).replace(/bt_signature=[^&]+&/, "")],
        ["no payload", (id) => createWebhook("transaction_settled", id).replace(/&bt_payload=.*/, "")],
        ["JSON", (id) => JSON.stringify({ kind: "transaction_settled", id })],
        ["nothing", () => ""],
      ];
      test.each(forged)("%s", async (_name, webhook) => {
        const { id, transactionId } = await buy();
        const { status, body } = await send("braintree", webhook(transactionId));
        expect([status, body.reference]).toEqual([400, "validationError"]);
        expect([await readState(id), await readEvents(id)]).toEqual([["authorized", null], []]);
      });

      function changed(webhook: string): string {
        const fields = new URLSearchParams(webhook);
        const text = Buffer.from(fields.get("bt_payload") ?? "", "base64").toString();
        const changedText = text.replaceAll("settlement_declined", "settled");
        expect(changedText).not.toBe(text);
        fields.set("bt_payload", `${Buffer.from(changedText).toString("base64")}\n`);
        return fields.toString();
      }
    });
  });

  describe("the pay-later provider's, which are not signed: the order itself is asked", () => {
    const tell = (order_id: string, event_type = "FRAUD_RISK_REJECTED") =>
      send("klarna", JSON.stringify({ order_id, event_type }), "application/json");

    test("rejected: the payment failed, and is not taken; three times is once", async () => {
      const { id, transactionId } = await buy(bnplBody(`klarna-pending-${randomUUID()}`));
      await shop.bnpl.control("order", { id: transactionId, fraud_status: "REJECTED" });
      for (let time = 0; time < 3; time++) expect((await tell(transactionId)).status).toBe(200);
      await captureAttempt(shop.services, id);
      expect([await readState(id), await readEvents(id)]).toEqual([
        ["failed", "fraud_rejected"],
        [{ kind: "fraud_rejected" }],
      ]);
      expect(await shop.findPurchases(id)).toMatchObject([{ captures: [] }]);
    });

    test("rejected and never told of: the payment failed when it was to be taken", async () => {
      const { id, transactionId } = await buy(bnplBody(`klarna-pending-${randomUUID()}`));
      await expect(captureAttempt(shop.services, id)).rejects.toThrow("still being checked");
      await shop.bnpl.control("order", { id: transactionId, fraud_status: "REJECTED" });
      for (let time = 0; time < 2; time++) await captureAttempt(shop.services, id);
      expect(await readState(id)).toEqual(["failed", "fraud_rejected"]);
      const jobs = await shop.services.store.db
        .selectFrom("jobs")
        .selectAll()
        .where("kind", "=", "failed-payment")
        .execute();
      expect(jobs.filter(({ payload }) => JSON.stringify(payload).includes(id))).toHaveLength(1);
      expect(await shop.findPurchases(id)).toMatchObject([{ captures: [] }]);
    });

    test("who says rejected of an order that is not is not believed", async () => {
      const { id, transactionId } = await buy(bnplBody(`klarna-accepted-${randomUUID()}`));
      expect((await tell(transactionId)).status).toBe(200);
      expect(await readState(id)).toEqual(["authorized", null]);
    });

    test("rejected before the order was on record: it is known by our own reference", async () => {
      const { id, transactionId } = await buy(bnplBody(`klarna-pending-${randomUUID()}`));
      const { db } = shop.services.store;
      await db.updateTable("payment_attempts").set({ transaction_id: null }).where("id", "=", id).execute();
      await shop.bnpl.control("order", { id: transactionId, fraud_status: "REJECTED" });
      await tell(transactionId);
      expect(await readState(id)).toEqual(["failed", "fraud_rejected"]);
    });

    test.each([
      ["an unknown order", JSON.stringify({ order_id: randomUUID() })],
      ["a way out of the address", JSON.stringify({ order_id: "../../payments/v1/sessions" })],
      ["no order", "{}"],
      ["no JSON", "order_id=1"],
    ])("400 for %s", async (_name, payload) => {
      const { status, body } = await send("klarna", payload, "application/json");
      expect([status, body.reference]).toEqual([400, "validationError"]);
    });

    test("503 while it cannot be asked, so that it sends them again; then they are heard", async () => {
      const { id, transactionId } = await buy(bnplBody(`klarna-pending-${randomUUID()}`));
      await shop.bnpl.control("order", { id: transactionId, fraud_status: "REJECTED" });
      await shop.bnpl.control("faults", { lose: "gateway", times: 1, path: transactionId });
      expect((await tell(transactionId)).status).toBe(503);
      expect(await readEvents(id)).toEqual([]);
      expect((await tell(transactionId)).status).toBe(200);
      expect((await readState(id))[0]).toBe("failed");
    });
  });
});

describe.skipIf(!(await isPostgresAvailable()))("two apps on one PostgreSQL", () => {
  test("429 for who sends forged news: counted together, the provider asked no oftener; a true one is heard meanwhile", async () => {
    const testStore = await createPostgresStore("filled");
    const shop = await openPayingShop(testStore);
    const store = await openStore(testStore.options);
    const apps = [shop.app, await createApp(await createServices(shop.services.config, store))];
    const tell = (nth: number, order_id: string, remoteAddress: string) =>
      apps[nth % 2]?.inject({
        method: "POST",
        url: "/webhooks/klarna",
        remoteAddress,
        headers: { "content-type": "application/json" },
        payload: { order_id, event_type: "FRAUD_RISK_REJECTED" },
      });
    const { burst, seconds } = limits.webhookIp;
    const responses = await Promise.all(
      Array.from({ length: burst + 20 }, (_, nth) => tell(nth, randomUUID(), "10.1.0.1")),
    );
    const statuses = responses.map((response) => response?.statusCode);
    expect(statuses.filter((status) => status === 400)).toHaveLength(burst);
    const limited = responses.filter((response) => response?.statusCode === 429);
    expect(limited).toHaveLength(20);
    for (const response of limited) {
      expect(response?.json().reference).toBe("rateLimited");
      const wait = Number(response?.headers["retry-after"]);
      expect(wait > 0 && wait <= seconds).toBe(true);
    }

    const body = bnplBody(`klarna-pending-${randomUUID()}`);
    const key = randomUUID();
    await shop.call("submitCheckout", { body, headers: { "idempotency-key": key } });
    const [attempt] = await shop.findAttempts(key);
    const id = attempt?.transaction_id ?? "";
    await shop.bnpl.control("order", { id, fraud_status: "REJECTED" });
    expect((await tell(0, id, "10.1.0.2"))?.statusCode).toBe(200);
    // Genuine, but a repeat: each repetition is counted, on both apps.
    const again = await Promise.all(
      Array.from({ length: burst + 10 }, (_, nth) => tell(nth, id, "10.1.0.2")),
    );
    expect(again.filter((stored) => stored?.statusCode === 429)).toHaveLength(10);
    await apps[1]?.close();
    await store.close();
    await shop.close();
  });
});

test("404 on the sandbox, which sends no webhooks", async () => {
  const shop = await openTestShop(createEmbeddedStore());
  for (const url of ["/webhooks/braintree", "/webhooks/klarna"]) {
    expect((await shop.app.inject({ method: "POST", url, payload: "" })).statusCode).toBe(404);
  }
  await shop.close();
});
