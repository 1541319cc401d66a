import { randomUUID } from "node:crypto";
import type { UpsellAcceptance } from "@velours/sdk/types";
import { afterEach, expect, test, vi } from "vitest";
import { createNonce } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { readEmails } from "../../testing/readEmails.ts";
import { readQuantity } from "../../testing/readQuantity.ts";
import { signIn } from "../../testing/signIn.ts";
import { orderWithOffer, toAcceptance } from "../../testing/upsells.ts";
import { listSavedCards, saveCard } from "../payments/store/sandboxCards.ts";

describeOperation("acceptUpsell", (shop) => {
  const accept = <Status extends number = 200>(body: UpsellAcceptance, key?: string, headers = {}) =>
    shop().call<"acceptUpsell", Status>("acceptUpsell", {
      body,
      headers: key === undefined ? headers : { ...headers, "idempotency-key": key },
    });
  const db = () => shop().services.store.db;
  const payments = (orderId: string) =>
    db()
      .selectFrom("payment_attempts")
      .select(["state", "amount"])
      .where("order_id", "=", orderId)
      .orderBy("created_at")
      .execute();

  afterEach(async () => {
    await shop().app.inject({ method: "POST", url: "/sandbox/reset" });
  });

  test("200: the order with the product, its invoice added, and a new join nonce (CA-33, CA-66, C-682)", async () => {
    const order = await orderWithOffer(shop());
    const before = await readQuantity(db(), 1000);
    const { status, body, headers } = await accept(toAcceptance(order));
    expect(status).toBe(200);
    expect(body.products.map(({ id, _price }) => [id, _price])).toEqual([
      [1, 96],
      [100, 8],
    ]);
    expect(body.invoice).toMatchObject({ subtotal: 104, taxes: { total: 8.58 }, total: 112.58 });
    expect(body).toMatchObject({ id: order.id, number: order.number, upsells: null });
    expect(await readQuantity(db(), 1000)).toBe((before ?? 0) - 1);
    expect((await shop().call("getOrder", { params: { id: order.id } })).body).toMatchObject(body);

    const nonces = await db()
      .selectFrom("join_nonces")
      .select("nonce")
      .where("order_id", "=", order.id)
      .execute();
    expect(nonces).toEqual([{ nonce: headers["x-join-nonce"] }]);
    expect(await payments(order.id)).toEqual([
      { state: "authorized", amount: 103.92 },
      { state: "authorized", amount: 8.66 },
    ]);
    const lines = await db()
      .selectFrom("order_lines")
      .select("position")
      .where("order_id", "=", order.id)
      .execute();
    expect(lines).toHaveLength(2);
  });

  test("200: a bundle as a whole, paid with the saved card's token", async () => {
    const { user, headers } = await signIn(shop(), { email: "ada+upsell-bundle@example.com" });
    await saveCard(db(), user);
    const [card] = await listSavedCards(db(), user);
    const order = await orderWithOffer(shop(), { means: { token: card?.token ?? "" }, headers });
    const { body } = await accept(toAcceptance(order), undefined, headers);
    expect(body.products.slice(1).map(({ id }) => id)).toEqual([103, 104, 105]);
    expect(body.invoice.total).toBe(139.64);
  });

  test("200 once: one key eight times at once, then other keys, is one payment", async () => {
    const order = await orderWithOffer(shop());
    const body = toAcceptance(order);
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 8 }, () => accept(body, key)));
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await accept(body, randomUUID())).body).toEqual(responses[0]?.body);
    expect(await payments(order.id)).toHaveLength(2);
  });

  test("200 and refusals: eight keys at once take the offer once", async () => {
    const order = await orderWithOffer(shop(), { means: { nonce: "fake-valid-nonce" } });
    const body = toAcceptance(order);
    const responses = await Promise.all(Array.from({ length: 8 }, () => accept<number>(body, randomUUID())));
    expect(responses.some(({ status }) => status === 200)).toBe(true);
    expect(responses.every(({ status }) => status === 200 || status === 400)).toBe(true);
    expect(await payments(order.id)).toHaveLength(2);
    const { body: now } = await shop().call("getOrder", { params: { id: order.id } });
    expect(now.invoice.total).toBe(112.58);
    const held = await db()
      .selectFrom("payment_attempts")
      .select("id")
      .where("state", "=", "authorizing")
      .execute();
    expect(held).toEqual([]);
    // The offer was added: no email says that it was not.
    const texts = (await readEmails(shop(), order.user.email)).map(({ text }) => text);
    expect(texts.filter((text) => /could not be added|itself is placed/.test(text))).toEqual([]);
  });

  test("200 and refusals: ten keys at once for a nonce that works once are no failures of the card", async () => {
    await db().deleteFrom("failed_payments").execute();
    const order = await orderWithOffer(shop());
    const body = toAcceptance(order);
    const responses = await Promise.all(Array.from({ length: 10 }, () => accept<number>(body, randomUUID())));
    expect(responses.filter(({ status }) => status === 429)).toEqual([]);
    expect(await payments(order.id)).toHaveLength(2);
    expect(await db().selectFrom("failed_payments").select("subject").execute()).toEqual([]);
  });

  const expired = { "meta.expires": "The offer has expired" };

  test("400 validationError: the offer is over, by the client's date and by the server's (C-397, CA-29)", async () => {
    const order = await orderWithOffer(shop());
    const body = toAcceptance(order);
    const past = await accept<400>({ ...body, meta: { expires: new Date(Date.now() - 1).toISOString() } });
    expect([past.status, past.body.message, past.body.value]).toEqual([
      400,
      "The offer has expired",
      expired,
    ]);
    const ended = new Date(Date.now() - 1).toISOString();
    await db()
      .updateTable("order_tasks")
      .set({ offer: JSON.stringify({ ...order.upsells, expires: ended }) })
      .where("id", "=", order.upsells.task_id)
      .execute();
    const late = await accept<400>({ ...body, meta: { expires: "2099-01-01T00:00:00.000Z" } });
    expect([late.status, late.body.value]).toEqual([400, expired]);
    expect(await payments(order.id)).toHaveLength(1);
  });

  test("400 validationError: closed before, and by the sandbox's tag (S6 upsell-expired)", async () => {
    const order = await orderWithOffer(shop());
    await shop().call("closeOrder", { body: { task: { id: order.upsells.task_id } } });
    expect((await accept<400>(toAcceptance(order))).body.value).toEqual(expired);
    const tagged = await orderWithOffer(shop(), { tags: "upsell-single.upsell-expired" });
    expect((await accept<400>(toAcceptance(tagged))).body.value).toEqual(expired);
  });

  test("400 validationError: exact texts, no body, and another nonce than the checkout's", async () => {
    const none = await accept<400>(null as never);
    expect([none.status, none.body.reference]).toEqual([400, "validationError"]);
    const order = await orderWithOffer(shop());
    const body = toAcceptance(order);
    const wrong = await accept<400>({ ...body, task: {}, payment: {}, meta: { expires: 7 } } as never);
    expect(wrong.body.value).toEqual({
      "task.id": "A task id is required",
      "payment.transaction_id": "A transaction id is required",
      "payment.nonce": "A nonce is required",
      "meta.expires": "Offer has expired",
    });
    const payment = { ...body.payment, nonce: createNonce("ok") };
    expect((await accept<400>({ ...body, payment })).body.value).toEqual({
      "payment.nonce": "A nonce is required",
    });
  });

  test("404 resourceDoesNotExist: no such task, another's order, a product that is not offered", async () => {
    const order = await orderWithOffer(shop());
    const body = toAcceptance(order);
    const [wish] = body.cart.products;
    for (const wrong of [
      { ...body, task: { id: randomUUID() } },
      { ...body, task: { id: 7 } },
      { ...body, payment: { ...body.payment, transaction_id: "sandbox-1" } },
      { ...body, user: { email: "eve@example.com" } },
      { ...body, cart: { ...body.cart, products: [{ variant: { id: 11 } }] } },
      { ...body, cart: { ...body.cart, products: [{ ...wish, quantity: 2 }] } },
      { ...body, cart: { ...body.cart, products: [wish, wish] } },
    ]) {
      const { status, body: error } = await accept<404>(wrong as UpsellAcceptance);
      expect([status, error.reference]).toEqual([404, "resourceDoesNotExist"]);
    }
  });

  test("409 invoiceDoesNotMatch: another total or currency", async () => {
    const order = await orderWithOffer(shop());
    const body = toAcceptance(order);
    const cheap = { ...body, cart: { ...body.cart, invoice: { total: 1, currency: "USD" as const } } };
    const response = await accept<409>(cheap);
    expect([response.status, response.body.reference, response.body.value]).toEqual([
      409,
      "invoiceDoesNotMatch",
      { sent: 1, total: 8.66 },
    ]);
    const changed = {
      ...body,
      cart: { ...body.cart, invoice: { ...body.cart.invoice, currency: "CAD" as const } },
    };
    expect((await accept<409>(changed)).body.reference).toBe("invoiceDoesNotMatch");
  });

  test("200: an address that was corrected during the payment stays corrected", async () => {
    const order = await orderWithOffer(shop());
    const { payments: provider } = shop().services;
    const authorize = provider.authorize.bind(provider);
    const held = vi.spyOn(provider, "authorize").mockImplementationOnce(async (request) => {
      const result = await authorize(request);
      await shop().call("changeOrderContact", {
        params: { number: order.number },
        body: { email: "corrected@example.com" },
        headers: { ...(await createMerchantHeaders(shop())), "idempotency-key": randomUUID() },
      });
      return result;
    });
    const { status, body } = await accept(toAcceptance(order));
    held.mockRestore();
    expect([status, body.products.length, body.user.email]).toEqual([200, 2, "corrected@example.com"]);
    expect((await shop().call("getOrder", { params: { id: order.id } })).body).toMatchObject(body);
  });

  test("409 cartValidationErrors: sold out since; the payment is released, and an email says that the order stands", async () => {
    const email = "ada+upsell-single.sold-out@example.com";
    const order = await orderWithOffer(shop(), { email });
    await shop().app.inject({ method: "POST", url: "/sandbox/variants/1000", payload: { level: "none" } });
    const response = await accept<409>(toAcceptance(order));
    expect([response.status, response.body.reference]).toEqual([409, "cartValidationErrors"]);
    const emails = await readEmails(shop(), email);
    const released = emails.filter(({ subject }) => subject === "Your payment was given back");
    expect(released).toHaveLength(1);
    for (const words of [
      "This payment added nothing to your order",
      "We are sorry: what you wanted to add was bought by somebody else a moment before you.",
      "The $8.66 held for this addition has been let go",
      "This payment changed nothing in your order.",
    ])
      expect(released[0]?.text).toContain(words);
    await shop().app.inject({ method: "POST", url: "/sandbox/variants/1000", payload: { enabled: false } });
    expect((await accept<409>(toAcceptance(order))).body.value).toMatchObject({
      status: "deny",
      products: {
        value: { validation: { inventory: { results: [{ message: "This item is out of stock" }] } } },
      },
    });
    expect(await payments(order.id)).toHaveLength(1);
  });

  test("402 paymentDeclined, 409 processorDeclined, 422, 500: the order stays as it was, the offer stays open", async () => {
    const tagged = await orderWithOffer(shop(), { tags: "upsell-single.upsell-fail" });
    const fails = await accept<402>(toAcceptance(tagged));
    expect([fails.status, fails.body.message]).toEqual([402, "Do Not Honor"]);
    for (const [scenario, status] of [
      ["declined", 402],
      ["insufficient", 409],
      ["invalid", 422],
      ["broken", 500],
    ] as const) {
      const order = await orderWithOffer(shop(), { means: { nonce: createNonce(scenario) } });
      expect((await accept<typeof status>(toAcceptance(order))).status).toBe(status);
      const now = await shop().call("getOrder", { params: { id: order.id } });
      expect(now.body.invoice.total).toBe(103.92);
      const task = await db()
        .selectFrom("order_tasks")
        .select("state")
        .where("id", "=", order.upsells.task_id)
        .executeTakeFirst();
      expect(task?.state).toBe("open");
    }
  });

  test("429 rateLimited: after five failed payments the card is asked no more, and the offer stays open", async () => {
    await db().deleteFrom("failed_payments").execute();
    const order = await orderWithOffer(shop(), { means: { nonce: createNonce("declined") } });
    const authorize = vi.spyOn(shop().services.payments, "authorize");
    const statuses: number[] = [];
    for (let time = 0; time < 7; time++)
      statuses.push((await accept<number>(toAcceptance(order), randomUUID())).status);
    const calls = authorize.mock.calls.length;
    authorize.mockRestore();
    // The nonce works once.
    expect([statuses, calls]).toEqual([[402, 422, 422, 422, 422, 429, 429], 5]);
    await db().deleteFrom("failed_payments").execute();
    const { body: now } = await shop().call("getOrder", { params: { id: order.id } });
    expect(now.offer?.status).toBe("open");
  });
});
