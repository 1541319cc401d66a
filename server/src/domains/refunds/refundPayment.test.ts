import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { brokenInvariants } from "../../../invariants/invariants.ts";
import { OutcomeUnknownError } from "../../platform/http/OutcomeUnknownError.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { failPayment } from "../../testing/failPayment.ts";
import { fixture } from "../../testing/fixture.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { bnplBody, openPayingShop } from "../../testing/payingShop.ts";
import { readEmails } from "../../testing/readEmails.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { readAttempt } from "../payments/store/attempts.ts";
import { refundPayment } from "./refundPayment.ts";

describeOnStores("a refund at the payment services", (createStore) => {
  let merchant: Record<string, string>;
  const shop = fixture(async () => openPayingShop(await createStore("filled")));
  beforeAll(async () => {
    merchant = await createMerchantHeaders(shop);
  });
  afterEach(async () => expect(await brokenInvariants(shop.services.store)).toEqual([]));

  async function buy(body = checkoutBody({ nonce: "fake-valid-nonce" })) {
    const key = randomUUID();
    const response = await shop.call("submitCheckout", { body, headers: { "idempotency-key": key } });
    expect([response.status, response.text]).toEqual([200, response.text]);
    const [attempt] = await shop.findAttempts(key);
    return { number: response.body.number, attemptId: attempt?.id ?? "" };
  }
  const refund = (number: string, body: object = {}) =>
    shop.call("refundOrder", { params: { number }, body, headers: merchant });
  const readRefunds = async (number: string) =>
    (await shop.call("getMerchantOrder", { params: { number }, headers: merchant })).body.order.refunds;
  /** Every transaction that gave money back. */
  const credits = async () =>
    (
      await shop.gateway.control<{ id: string; type: string; amount: string; orderId: string }[]>(
        "transactions",
      )
    ).filter(({ type }) => type === "credit");
  async function settle(attemptId: string) {
    await shop.finishJobs();
    const [sale] = await shop.findTransactions(attemptId);
    await shop.gateway.control("status", { id: sale?.id, status: "settled" });
  }

  test("a held card payment is let go, and never taken", async () => {
    const { number, attemptId } = await buy();
    await refund(number);
    await shop.finishJobs();
    expect(await shop.getGatewayStates(attemptId)).toEqual(["released"]);
  });

  test("a settled card payment is refunded in part, and then the rest", async () => {
    const { number, attemptId } = await buy();
    await settle(attemptId);
    const before = (await credits()).length;
    await refund(number, { lines: [{ line: 1, quantity: 1 }] });
    await refund(number);
    expect((await credits()).slice(before).map(({ amount }) => amount)).toEqual(["51.96", "51.96"]);
    expect((await readRefunds(number))?.map(({ state }) => state)).toEqual(["done", "done"]);
  });

  test.each(["answer", "request", "gateway"] as const)(
    "%s of the gateway lost: the money is given back once in the end",
    async (lose) => {
      const { number, attemptId } = await buy();
      await settle(attemptId);
      const before = (await credits()).length;
      await shop.gateway.control("faults", { lose, times: 1, path: "/refund" });
      await refund(number, { lines: [{ line: 1, quantity: 1 }] });
      await shop.finishJobs();
      expect((await credits()).slice(before).map(({ amount }) => amount)).toEqual(["51.96"]);
      expect(await readRefunds(number)).toMatchObject([{ state: "done" }]);
    },
  );

  test("a part of a payment that is not settled stays pending with the gateway's reason, and is done when it is", async () => {
    const { number, attemptId } = await buy();
    await shop.finishJobs();
    await refund(number, { lines: [{ line: 1, quantity: 1 }] });
    const { body } = await shop.call("getMerchantOrder", { params: { number }, headers: merchant });
    expect(body.order.refunds).toMatchObject([{ state: "pending" }]);
    expect(body.payments[0]?.trouble).toBe("Cannot refund transaction unless it is settled.");
    const [sale] = await shop.findTransactions(attemptId);
    await shop.gateway.control("status", { id: sale?.id, status: "settled" });
    await shop.finishJobs();
    expect(await readRefunds(number)).toMatchObject([{ state: "done" }]);
  });

  /** Refunds a part that the gateway cannot give back before the payment is settled, and settles it then. */
  async function leavePending() {
    const { number, attemptId } = await buy();
    await shop.finishJobs();
    await refund(number, { lines: [{ line: 1, quantity: 1 }] });
    const [sale] = await shop.findTransactions(attemptId);
    await shop.gateway.control("status", { id: sale?.id, status: "settled" });
    const { id } = await shop.services.store.db
      .selectFrom("refund_payments")
      .select("id")
      .where("attempt_id", "=", attemptId)
      .executeTakeFirstOrThrow();
    return { number, id };
  }

  test("eight tries at the same moment, as when one outlasts its lease: the gateway gives back once", async () => {
    const { number, id } = await leavePending();
    const before = (await credits()).length;
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => refundPayment(shop.services, id)));
    expect(tries.some(({ status }) => status === "fulfilled")).toBe(true);
    expect((await credits()).slice(before).map(({ amount }) => amount)).toEqual(["51.96"]);
    await shop.finishJobs();
    expect((await credits()).length).toBe(before + 1);
    expect(await readRefunds(number)).toMatchObject([{ state: "done" }]);
  });

  test("an answer that did not come is waited for: the gateway is not asked again meanwhile", async () => {
    const { number, id } = await leavePending();
    const before = (await credits()).length;
    await shop.gateway.control("faults", { lose: "request", times: 1, path: "/refund" });
    await expect(refundPayment(shop.services, id)).rejects.toThrow(OutcomeUnknownError);
    await expect(refundPayment(shop.services, id)).rejects.toThrow("is being given back");
    expect((await credits()).length).toBe(before);
    await shop.finishJobs();
    expect((await credits()).length).toBe(before + 1);
    expect(await readRefunds(number)).toMatchObject([{ state: "done" }]);
  });

  test("the gateway's search lags behind: what it gave back is found at the payment", async () => {
    const { id } = await leavePending();
    const before = (await credits()).length;
    await shop.gateway.control("faults", { lose: "answer", times: 1, path: "/refund" });
    await expect(refundPayment(shop.services, id)).rejects.toThrow(OutcomeUnknownError);
    await shop.gateway.control("lag", { times: 20 });
    await shop.finishJobs();
    await shop.gateway.control("lag", { times: 0 });
    expect((await credits()).slice(before).map(({ amount }) => amount)).toEqual(["51.96"]);
  });

  test("a payment that fails while its refund is under way: nothing was given back", async () => {
    const { number, attemptId } = await buy();
    await shop.finishJobs();
    const { payments } = shop.services;
    const release = payments.void.bind(payments);
    vi.spyOn(payments, "void").mockImplementationOnce(async (held) => {
      const [sale] = await shop.findTransactions(attemptId);
      await shop.gateway.control("status", { id: sale?.id, status: "settlement_declined" });
      await release(held);
      const { order_id } = (await readAttempt(shop.services.store.db, attemptId)) ?? {};
      await failPayment(shop, order_id ?? "");
    });
    await refund(number);
    const { body } = await shop.call("getMerchantOrder", { params: { number }, headers: merchant });
    expect(body.payments).toMatchObject([{ state: "failed", refunded: 0 }]);
    await shop.finishJobs();
  });

  test("a Google Pay payment is refunded as a card's is: in part, then the rest", async () => {
    const body = checkoutBody({
      nonce: `fake-android-pay-visa-nonce ${randomUUID()}`,
      payment: { paymentMethod: "google-pay", service: "google-pay" },
    });
    const { number, attemptId } = await buy(body);
    await settle(attemptId);
    const before = (await credits()).length;
    await refund(number, { lines: [{ line: 1, quantity: 1 }] });
    await refund(number);
    expect((await credits()).slice(before).map(({ amount }) => amount)).toEqual(["51.96", "51.96"]);
    expect((await readRefunds(number))?.map(({ state }) => state)).toEqual(["done", "done"]);
  });

  test("a Google Pay payment that is only held is let go", async () => {
    const { number, attemptId } = await buy(
      checkoutBody({
        nonce: `fake-android-pay-visa-nonce ${randomUUID()}`,
        payment: { paymentMethod: "google-pay", service: "google-pay" },
      }),
    );
    await refund(number);
    await shop.finishJobs();
    expect(await shop.getGatewayStates(attemptId)).toEqual(["released"]);
  });

  test("a refund the gateway refuses for good is asked for once, stands as failed, and the merchant sees why", async () => {
    const { number, attemptId } = await buy();
    await settle(attemptId);
    const refusal = "Credit amount is larger than the available amount.";
    await shop.gateway.control("refuse-refunds", { code: "91521", message: refusal });
    try {
      await refund(number, { lines: [{ line: 1, quantity: 1 }] });
      await shop.finishJobs();
    } finally {
      await shop.gateway.control("refuse-refunds", {});
    }
    await shop.finishJobs();
    const { body } = await shop.call("getMerchantOrder", { params: { number }, headers: merchant });
    expect(body.order.refunds).toMatchObject([{ state: "failed", amount: 51.96 }]);
    expect(body.payments[0]?.trouble).toBe(refusal);
    expect((await readEmails(shop, "ada@example.com")).map(({ subject }) => subject)).not.toContain(
      `Refund for your order ${number}`,
    );
    // The remainder can still be refunded, and nothing of the failed part with it.
    const before = (await credits()).length;
    await refund(number);
    expect((await credits()).slice(before).map(({ amount }) => amount)).toEqual(["51.96"]);
  });

  test("pay later refuses a refund for good: failed, and not asked for again", async () => {
    const { number, attemptId } = await buy(bnplBody(`klarna-accepted-${randomUUID()}`));
    await shop.finishJobs();
    const [purchase] = await shop.findPurchases(attemptId);
    await shop.bnpl.control("order", { id: purchase?.order_id, refunded_amount: purchase?.order_amount });
    await refund(number, { lines: [{ line: 1, quantity: 1 }] });
    await shop.finishJobs();
    expect(await readRefunds(number)).toMatchObject([{ state: "failed" }]);
  });

  test.each([false, true])("pay later, taken before: %s", async (isTaken) => {
    const { number, attemptId } = await buy(bnplBody(`klarna-accepted-${randomUUID()}`));
    if (isTaken) await shop.finishJobs();
    await refund(number);
    await shop.finishJobs();
    expect(await shop.findPurchases(attemptId)).toMatchObject([
      isTaken ? { status: "CAPTURED", refunds: [10392] } : { status: "CANCELLED", captures: [], refunds: [] },
    ]);
  });

  test("pay later in part, its answer lost: given back once", async () => {
    const { number, attemptId } = await buy(bnplBody(`klarna-accepted-${randomUUID()}`));
    await shop.finishJobs();
    await shop.bnpl.control("faults", { lose: "answer", times: 1, path: "/refunds" });
    await refund(number, { lines: [{ line: 1, quantity: 1 }] });
    await shop.finishJobs();
    expect(await shop.findPurchases(attemptId)).toMatchObject([{ refunds: [5196] }]);
  });
});
