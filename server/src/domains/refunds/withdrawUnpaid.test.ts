import { randomUUID } from "node:crypto";
import type { Order, OrderRow } from "@velours/sdk/types";
import { afterEach, expect, test } from "vitest";
import { brokenInvariants } from "../../../invariants/invariants.ts";
import { doDueJobs } from "../../assembly/runJobs.ts";
import { address, checkoutBody, createNonce } from "../../testing/checkoutBody.ts";
import { deliverGiftCards } from "../../testing/deliverGiftCards.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { failPayment } from "../../testing/failPayment.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { readEmails } from "../../testing/readEmails.ts";
import { ids } from "../../testing/shopData.ts";
import { type SignedIn, signIn } from "../../testing/signIn.ts";
import { orderWithOffer, toAcceptance } from "../../testing/upsells.ts";
import { spendCredits } from "../credits/store.ts";
import { mayDownload } from "../orders/mayDownload.ts";
import { withdrawUnpaid } from "./withdrawUnpaid.ts";

describeOperation("shipOrder", (shop) => {
  afterEach(async () => {
    expect(await brokenInvariants(shop().services.store)).toEqual([]);
  });
  const db = () => shop().services.store.db;
  const runJobs = () => doDueJobs(shop().services, shop().app.log);
  const readUuid = async ({ user, headers }: SignedIn) =>
    (await shop().call("getCredits", { params: { id: user.id }, headers })).body.uuid;
  /** Two Halos and two gift cards over 50, whose payment was taken; `cashBack` of it was paid with a balance. */
  async function buy(member: SignedIn, cashBack = 0): Promise<Order> {
    const total = 203.92 - cashBack;
    const delivery = (email: string) => ({
      from: { email: null, name: "Ada", message: null },
      to: { email },
      date: null,
    });
    const body = checkoutBody({
      email: member.user.email,
      total,
      cart: {
        products: [
          { variant: { id: ids.halo.violet }, quantity: 2, price: 96 },
          {
            variant: { id: ids.giftCard.variant },
            quantity: 2,
            delivery: [delivery("bo@example.com"), delivery("cleo@example.com")],
          },
        ],
        ...(cashBack > 0 && { credits: { uuid: await readUuid(member) } }),
        invoice: { total, currency: "USD", ...(cashBack > 0 && { discounts: { credits: cashBack } }) },
      },
    });
    const { status, body: order } = await shop().call("submitCheckout", { body, headers: member.headers });
    expect(status).toBe(200);
    await deliverGiftCards(shop());
    return order;
  }
  const readCards = (order: Order) =>
    db()
      .selectFrom("gift_cards")
      .select(["code", "remaining"])
      .where("order_id", "=", order.id)
      .orderBy("unit")
      .execute();
  const getBalance = async ({ user, headers }: SignedIn) =>
    (await shop().call("getCredits", { params: { id: user.id }, headers })).body.balance;
  const readAttemptId = async (order: Order) =>
    (
      await db()
        .selectFrom("payment_attempts")
        .select("id")
        .where("order_id", "=", order.id)
        .executeTakeFirstOrThrow()
    ).id;
  /** An e-book for 20, paid with a gift card. */
  const spend = (code: string) =>
    shop().call<"submitCheckout", number>("submitCheckout", {
      body: checkoutBody({
        total: 0,
        user: { address: {} },
        cart: {
          products: [{ variant: { id: ids.ebook.variant } }],
          type: "digital",
          shipping: null,
          giftCard: { code },
          invoice: { total: 0, currency: "USD" },
        },
        payment: { service: "internal", paymentMethod: "gift-card", nonce: null },
      }),
    });
  /** An e-book for 20, paid with a member's cash back and a card. */
  const spendCashBack = async (member: SignedIn, cashBack = 10) => {
    const { user, headers } = member;
    const uuid = await readUuid(member);
    return shop().call<"submitCheckout", number>("submitCheckout", {
      body: checkoutBody({
        email: user.email,
        total: 20 - cashBack,
        nonce: createNonce("ok"),
        user: { address: { billing: address } },
        cart: {
          products: [{ variant: { id: ids.ebook.variant } }],
          type: "digital",
          shipping: null,
          credits: { uuid },
          invoice: { total: 20 - cashBack, currency: "USD", discounts: { credits: cashBack } },
        },
      }),
      headers,
    });
  };
  const change = async (
    operation: "shipOrder" | "refundOrder" | "cancelMerchantOrder",
    { number }: Order,
    body: object = {},
  ) => {
    const { status, text } = await shop().call<typeof operation, number>(operation, {
      params: { number },
      body,
      headers: { ...(await createMerchantHeaders(shop())), "idempotency-key": randomUUID() },
    });
    const answer = JSON.parse(text);
    return [status, answer.reference ?? answer.order.status];
  };

  test("a payment that fails takes back what is left of gift cards and cash back, and the merchant is told", async () => {
    const member = await signIn(shop());
    const order = await buy(member);
    const [spent, whole] = await readCards(order);
    expect((await spend(spent?.code ?? "")).status).toBe(200);
    expect(await getBalance(member)).toBe(10);
    await failPayment(shop(), order.id);
    await runJobs();
    expect(await readCards(order)).toMatchObject([{ remaining: 0 }, { remaining: 0 }]);
    expect(await getBalance(member)).toBe(0);
    for (const card of [spent, whole]) expect((await spend(card?.code ?? "")).status).toBe(409);
    const [email] = (await readEmails(shop(), "care@velours.example")).filter(({ subject }) =>
      subject.includes(order.number),
    );
    expect(email?.text).toContain("Taken back from gift cards: $80.00");
    expect(email?.text).toContain("Spent from gift cards before: $20.00");
    expect(email?.text).toContain("Cash back taken back: $10.00");
    const read = await shop().call("getOrder", { params: { id: order.id }, headers: member.headers });
    expect(read.body).toMatchObject({ status: "payment-failed", credits: { earned: 0 } });
  });

  test("a refund to a card whose payment failed leaves nothing to spend", async () => {
    const order = await buy(await signIn(shop()));
    const { code = "" } = (await readCards(order))[0] ?? {};
    const bought = (await spend(code)).body as unknown as Order;
    await failPayment(shop(), order.id);
    await runJobs();
    expect(await change("refundOrder", bought)).toEqual([200, "refunded"]);
    expect((await readCards(order))[0]).toMatchObject({ remaining: 0 });
    const looked = await shop().call<"getGiftCard", 409>("getGiftCard", { params: { code } });
    expect(looked.body).toMatchObject({ reference: "giftCardExpended", value: 0 });
    expect((await spend(code)).status).toBe(409);
  });

  test("a refund returns no cash back that an unpaid order earned, and all that others earned", async () => {
    const member = await signIn(shop());
    const order = await buy(member);
    const bought = await spendCashBack(member);
    expect(bought.status).toBe(200);
    await failPayment(shop(), order.id);
    await runJobs();
    await buy(member);
    // The 1 that the book earned was taken for the order that failed.
    expect(await getBalance(member)).toBe(10);
    const paid = bought.body as unknown as Order;
    expect(await change("refundOrder", paid)).toEqual([200, "refunded"]);
    expect(await getBalance(member)).toBe(10);
    await runJobs();
    const emails = await readEmails(shop(), member.user.email);
    const email = emails.find(({ subject }) => subject === `Refund for your order ${paid.number}`);
    expect(email?.text).toContain("Cash back of an unpaid order, taken back: -$9.00");
  });

  test("an unpaid order that is cancelled gives up once what it had earned", async () => {
    const member = await signIn(shop());
    await buy(member);
    const order = await buy(member, 10);
    const earned = await getBalance(member);
    expect((await spendCashBack(member, earned)).status).toBe(200);
    const left = await getBalance(member);
    await failPayment(shop(), order.id);
    await runJobs();
    expect(await getBalance(member)).toBe(0);
    await buy(member);
    const before = await getBalance(member);
    expect(await change("cancelMerchantOrder", order)).toEqual([200, "cancelled"]);
    // The 10 that it was paid with came, and so much of its own went as the failed payment had found spent.
    expect(await getBalance(member)).toBe(before + 10 - (earned - left));
  });

  test("409 orderUnpaid: such an order is shipped with a word of its own, gives no money back, and can be cancelled", async () => {
    const member = await signIn(shop());
    const [kept, shipped] = [await buy(member), await buy(member)];
    const [card] = await readCards(kept);
    await spend(card?.code ?? "");
    for (const { id } of [kept, shipped]) await failPayment(shop(), id);
    await runJobs();
    expect(await change("shipOrder", shipped)).toEqual([409, "orderUnpaid"]);
    expect(await change("refundOrder", shipped)).toEqual([409, "orderUnpaid"]);
    expect(await change("refundOrder", shipped, { lines: [{ line: 1 }] })).toEqual([409, "orderUnpaid"]);
    expect(await change("shipOrder", shipped, { unpaid: true })).toEqual([200, "payment-failed"]);
    expect(await change("cancelMerchantOrder", kept)).toEqual([200, "cancelled"]);
    expect(await getBalance(member)).toBe(0);
  });

  test("such an order that was shipped is taken back with a credit note and without money, and its export adds up to nothing", async () => {
    const body = checkoutBody();
    const order = (await shop().call("submitCheckout", { body })).body;
    const merchant = await createMerchantHeaders(shop());
    const params = { number: order.number };
    await runJobs();
    expect(await change("shipOrder", order)).toEqual([200, "shipped"]);
    await failPayment(shop(), order.id);
    await runJobs();
    const lines = [{ line: 1, quantity: 1 }];
    expect(await change("refundOrder", order, { lines })).toEqual([409, "orderUnpaid"]);
    const preview = await shop().call("previewRefund", {
      params,
      body: { lines, unpaid: true },
      headers: merchant,
    });
    expect(preview.body).toMatchObject({ amount: "0.00", unpaid: "51.96", payments: [], stock: [] });
    expect((await change("refundOrder", order, { lines, unpaid: true }))[0]).toBe(200);
    expect(await change("refundOrder", order, { unpaid: true })).toEqual([200, "refunded"]);
    expect(await change("refundOrder", order, { unpaid: true })).toEqual([409, "nothingToRefund"]);
    const { body: shown } = await shop().call("getMerchantOrder", { params, headers: merchant });
    expect(shown.order.refunds).toMatchObject([
      { amount: 0, unpaid: 51.96, creditNote: expect.any(String) },
      { amount: 0, unpaid: 51.96, creditNote: expect.any(String) },
    ]);
    const query = `q=${order.number}&format=ndjson`;
    const { text } = await shop().call("exportOrders", { query, headers: merchant });
    const rows = text
      .trim()
      .split("\n")
      .map((row) => JSON.parse(row) as OrderRow);
    expect(rows.map(({ kind, amount, card }) => [kind, amount, card])).toEqual([
      ["sale", "103.92", "0.00"],
      ["payment", "0.00", "103.92"],
      ["paymentFailed", "-103.92", "-103.92"],
      ["refund", "-51.96", "0.00"],
      ["unpaid", "51.96", "0.00"],
      ["refund", "-51.96", "0.00"],
      ["unpaid", "51.96", "0.00"],
    ]);
    const report = await shop().call("readReport", {
      params: { name: "refunds" },
      query: "from=2026-01-01&until=2027-12-31",
      headers: await createMerchantHeaders(shop(), ["reports:read"]),
    });
    const [{ goods, taxes, refunded, unpaid } = {}] = report.body.rows;
    expect(Number(goods) + Number(taxes)).toBeCloseTo(Number(refunded) + Number(unpaid), 2);
    expect(Number(unpaid)).toBeGreaterThan(100);
  });

  test("its shipping is taken back after all of its units", async () => {
    const products = [{ variant: { id: ids.gift.variant }, quantity: 1 }];
    const shipping = { service: "usps", type: "standard", identifier: "us-standard", amount: 7 };
    const { status, body: order } = await shop().call("submitCheckout", {
      body: checkoutBody({ total: 23.24, cart: { products, shipping } }),
    });
    expect(status).toBe(200);
    await runJobs();
    await failPayment(shop(), order.id);
    await runJobs();
    expect(order.invoice.shipping).toBeGreaterThan(0);
    expect((await change("refundOrder", order, { lines: [{ line: 1 }], unpaid: true }))[0]).toBe(200);
    expect(await change("refundOrder", order)).toEqual([409, "orderUnpaid"]);
    expect((await change("refundOrder", order, { unpaid: true }))[0]).toBe(200);
    expect(await change("refundOrder", order, { unpaid: true })).toEqual([409, "nothingToRefund"]);
  });

  test("409 nothingToRefund: an offer's payment failed, and nothing is left of what was paid", async () => {
    const email = "ada+upsell-single@example.com";
    const body = checkoutBody({
      email,
      total: 103.92,
      cart: {
        products: [
          { variant: { id: ids.halo.violet }, quantity: 2, price: 96 },
          { variant: { id: ids.gift.variant }, quantity: 1, free: true },
        ],
        promotion: { name: "GIFT" },
      },
      payment: { upsells: { nonce: createNonce("ok") } },
    });
    const { body: order } = await shop().call("submitCheckout", { body });
    await shop().call("acceptUpsell", { body: toAcceptance(order as Parameters<typeof toAcceptance>[0]) });
    await failPayment(shop(), order.id, "last");
    await runJobs();
    expect(await change("refundOrder", order, { lines: [{ line: 3 }] })).toEqual([409, "orderUnpaid"]);
    expect((await change("refundOrder", order, { lines: [{ line: 1 }, { line: 3 }] }))[0]).toBe(200);
    expect(await change("refundOrder", order)).toEqual([409, "nothingToRefund"]);
    expect((await change("refundOrder", order, { lines: [{ line: 2 }] }))[0]).toBe(200);
  });

  test("an e-book is locked by the payment of its own line alone, and the order says which lines are unpaid", async () => {
    const body = checkoutBody({
      email: "ada+upsell-single@example.com",
      total: 123.92,
      cart: {
        products: [
          { variant: { id: ids.ebook.variant }, price: 20 },
          { variant: { id: ids.halo.violet }, quantity: 2, price: 96 },
        ],
        invoice: { total: 123.92, currency: "USD" },
      },
      payment: { upsells: { nonce: createNonce("ok") } },
    });
    const { body: order, text } = await shop().call("submitCheckout", { body });
    expect(text).toContain("upsells");
    await shop().call("acceptUpsell", { body: toAcceptance(order as Parameters<typeof toAcceptance>[0]) });
    const file = { path: "/assets/files/guide.pdf", orderId: order.id, userId: undefined };
    const look = async () => [
      await mayDownload(db(), file),
      (await shop().call("getOrder", { params: { id: order.id } })).body.unpaid,
    ];
    expect(await look()).toEqual([true, undefined]);
    await failPayment(shop(), order.id, "last");
    expect(await look()).toEqual([true, [3]]);
    await failPayment(shop(), order.id);
    expect(await look()).toEqual([false, [1, 2, 3]]);
  });

  test("a repeated job takes nothing of what was earned since, and writes no second letter", async () => {
    const member = await signIn(shop());
    const order = await buy(member);
    const { uuid } = (
      await shop().call("getCredits", { params: { id: member.user.id }, headers: member.headers })
    ).body;
    expect(
      await db()
        .transaction()
        .execute((trx) => spendCredits(trx, uuid, 10, null)),
    ).toBe(true);
    await failPayment(shop(), order.id);
    await runJobs();
    await buy(member);
    await withdrawUnpaid(shop().services.store, await readAttemptId(order));
    await runJobs();
    expect(await getBalance(member)).toBe(10);
    const emails = await readEmails(shop(), "care@velours.example");
    expect(emails.filter(({ subject }) => subject.includes(order.number))).toHaveLength(1);
  });

  test("when the payment of an offer fails, the cash back of the paid purchase stays", async () => {
    const member = await signIn(shop(), { email: "ada+upsell-single@example.com" });
    const order = await orderWithOffer(shop(), { email: member.user.email, headers: member.headers });
    await shop().call("acceptUpsell", { body: toAcceptance(order), headers: member.headers });
    expect(await getBalance(member)).toBe(11);
    await failPayment(shop(), order.id, "last");
    await runJobs();
    expect(await getBalance(member)).toBe(10);
    await failPayment(shop(), order.id);
    await runJobs();
    expect(await getBalance(member)).toBe(0);
  });

  test("what is spent at the moment it is taken back is spent or taken back, never both", async () => {
    const member = await signIn(shop());
    const order = await buy(member);
    const { uuid } = (
      await shop().call("getCredits", { params: { id: member.user.id }, headers: member.headers })
    ).body;
    const [card] = await readCards(order);
    const attemptId = await readAttemptId(order);
    await failPayment(shop(), order.id);
    const purchases = [spend(card?.code ?? ""), spendCashBack(member), spend(card?.code ?? "")];
    const withdrawals = Array.from({ length: 4 }, () => withdrawUnpaid(shop().services.store, attemptId));
    const [first, credits, second] = (await Promise.all([...purchases, ...withdrawals])) as {
      status: number;
    }[];
    for (const response of [first, credits, second]) expect([200, 409]).toContain(response?.status);
    const entries = await db()
      .selectFrom("gift_card_entries")
      .select(["amount", "reason"])
      .where("code", "=", card?.code ?? "")
      .execute();
    const spent = [first, second].filter((response) => response?.status === 200).length * 20;
    expect(entries.filter(({ reason }) => reason === "failed-payment")).toEqual([
      { amount: spent - 50, reason: "failed-payment" },
    ]);
    expect((await readCards(order)).map(({ remaining }) => remaining)).toEqual([0, 0]);
    const ledger = await db()
      .selectFrom("credit_entries")
      .select(["type", "amount"])
      .where("credit_id", "=", uuid)
      .execute();
    // Spending 10 of 10 earns 1; the order that failed had earned 10, which went one way or the other.
    expect(ledger.filter(({ type, amount }) => type === "decrease" && amount === 10)).toHaveLength(1);
  });
});
