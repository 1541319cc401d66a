import { randomUUID } from "node:crypto";
import type { Checkout, Promotion } from "@velours/sdk/types";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction } from "../../platform/store/transaction.ts";
import { checkoutBody, createNonce, freeCheckoutBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { readEmails } from "../../testing/readEmails.ts";
import { ids, promotions } from "../../testing/shopData.ts";
import { signIn } from "../../testing/signIn.ts";
import { upsertPromotions } from "../promotions/store.ts";

describeOperation("submitCheckout", (shop) => {
  const db = () => shop().services.store.db;
  beforeAll(async () => {
    const free = { ...promotions[0], id: 90, name: "BOOKFREE", type: "amount", discount: 20 } as Promotion;
    await inTransaction(db(), (trx) => upsertPromotions(trx, [free]));
  });
  beforeEach(async () => {
    await db().deleteFrom("failed_payments").execute();
    await db().deleteFrom("rate_limits").execute();
    await db()
      .updateTable("stock")
      .set({ quantity: 100 })
      .where("variant_id", "=", ids.halo.violet)
      .execute();
  });

  let callers = 0;
  const newCaller = () => {
    callers += 1;
    return `10.1.${callers % 7}.${callers % 251}`;
  };
  const newAddress = () => `${randomUUID()}@example.com`;
  const pay = async (body: Checkout, ip = "127.0.0.1", headers: Record<string, string> = {}) => {
    const { statusCode, body: text } = await shop().app.inject({
      method: "POST",
      url: "/api/services/payments/checkout",
      remoteAddress: ip,
      headers: { "x-client-token": shop().services.config.clientToken, ...headers },
      payload: body,
    });
    return { status: statusCode, text };
  };
  const getStatus = async (...args: Parameters<typeof pay>) => (await pay(...args)).status;
  const cardNonce = (scenario: string, card: string) => `${createNonce(scenario)}-card_${card}`;

  test("429: four declines and a free order, over and over, are five declines in all", async () => {
    const [ip, email] = [newCaller(), newAddress()];
    const statuses: number[] = [];
    for (let round = 0; round < 2; round++) {
      for (let time = 0; time < 4; time++)
        statuses.push(await getStatus(checkoutBody({ email, nonce: createNonce("declined") }), ip));
      statuses.push(await getStatus(freeCheckoutBody(email), ip));
    }
    expect(statuses).toEqual([402, 402, 402, 402, 200, 402, 429, 429, 429, 429]);
  });

  test("429: one card, each time from elsewhere and under another address; once it is good no one is told, and the money is released", async () => {
    const buy = (scenario: string, email = newAddress()) =>
      getStatus(checkoutBody({ email, nonce: cardNonce(scenario, "4000aa") }), newCaller());
    const statuses: number[] = [];
    for (let time = 0; time < 6; time++) statuses.push(await buy("declined"));
    expect(statuses).toEqual([402, 402, 402, 402, 402, 429]);
    const email = newAddress();
    expect(await buy("ok", email)).toBe(429);
    const mails = await readEmails(shop(), email);
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringContaining("Too many payments with this card failed"),
    ]);
    const open = await db()
      .selectFrom("payment_attempts")
      .select("state")
      .where("order_id", "is", null)
      .where("state", "in", ["authorizing", "authorized"])
      .execute();
    expect(open).toEqual([]);
    const otherCard = checkoutBody({ email: newAddress(), nonce: cardNonce("ok", "4000bb") });
    expect(await getStatus(otherCard, newCaller())).toBe(200);
  });

  test("of twenty at once with one card, from twenty callers, five are told what the bank said", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 20 }, () =>
        getStatus(checkoutBody({ email: newAddress(), nonce: cardNonce("declined", "4000cc") }), newCaller()),
      ),
    );
    expect(statuses.filter((status) => status === 402)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  test("200: strangers' declines under a member's address, and under a guest's, stop neither from paying at home", async () => {
    const { user, headers } = await signIn(shop());
    const guest = newAddress();
    for (let time = 0; time < 12; time++)
      for (const email of [user.email, guest])
        await pay(checkoutBody({ email, nonce: createNonce("declined") }), newCaller());
    expect(await getStatus(checkoutBody(), newCaller(), headers)).toBe(200);
    const home = newCaller();
    expect(await getStatus(checkoutBody({ email: guest, nonce: createNonce("declined") }), home)).toBe(402);
    expect(await getStatus(checkoutBody({ email: guest }), home)).toBe(200);
  });

  test("429: a member's own declines count wherever they are", async () => {
    const { headers } = await signIn(shop());
    const statuses: number[] = [];
    for (let time = 0; time < 6; time++)
      statuses.push(await getStatus(checkoutBody({ nonce: createNonce("declined") }), newCaller(), headers));
    expect(statuses).toEqual([402, 402, 402, 402, 402, 429]);
  });

  test("422, however often: a nonce that was released after a crash or a lost race is no failed payment", async () => {
    const [ip, nonce] = [newCaller(), createNonce("ok")];
    const quantity = 0;
    const { payments } = shop().services;
    const authorize = payments.authorize.bind(payments);
    // Another order takes the last unit during the authorization.
    payments.authorize = async (request) => {
      const result = await authorize(request);
      await db().updateTable("stock").set({ quantity }).where("variant_id", "=", ids.halo.violet).execute();
      return result;
    };
    try {
      expect(await getStatus(checkoutBody({ nonce }), ip)).toBe(409);
    } finally {
      payments.authorize = authorize;
    }
    await db()
      .updateTable("stock")
      .set({ quantity: 100 })
      .where("variant_id", "=", ids.halo.violet)
      .execute();
    for (let time = 0; time < 7; time++) expect(await getStatus(checkoutBody({ nonce }), ip)).toBe(422);
    expect(await getStatus(checkoutBody(), ip)).toBe(200);
  });

  test("keeps neither card, address nor email, and nothing for longer than it counts", async () => {
    await pay(checkoutBody({ email: "f@example.com", nonce: cardNonce("declined", "4000dd") }), newCaller());
    const rows = await db().selectFrom("failed_payments").select("subject").execute();
    expect(rows).toHaveLength(4);
    expect(JSON.stringify(rows)).not.toMatch(/example|4000dd|10\.1/);
  });
});
