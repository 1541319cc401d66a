import { randomUUID } from "node:crypto";
import type { Promotion } from "@velours/sdk/types";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { limits } from "../../platform/limits/limits.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { ebookByCashBack, freeCheckoutBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { memberWith } from "../../testing/memberWith.ts";
import { promotions } from "../../testing/shopData.ts";
import { signIn } from "../../testing/signIn.ts";
import { upsertPromotions } from "../promotions/store.ts";

describeOperation("submitCheckout", (shop) => {
  const db = () => shop().services.store.db;
  beforeAll(async () => {
    const free = { ...promotions[0], id: 90, name: "BOOKFREE", type: "amount", discount: 20 } as Promotion;
    await inTransaction(db(), (trx) => upsertPromotions(trx, [free]));
  });
  beforeEach(() => db().deleteFrom("rate_limits").execute());

  const newAddress = () => `${randomUUID()}@example.com`;
  const order = (email: string, ip: string, more: { headers?: object; total?: number; key?: string } = {}) =>
    shop().app.inject({
      method: "POST",
      url: "/api/services/payments/checkout",
      remoteAddress: ip,
      headers: {
        "x-client-token": shop().services.config.clientToken,
        "idempotency-key": more.key ?? randomUUID(),
        ...more.headers,
      },
      payload: freeCheckoutBody(email, more.total),
    });
  const countOrders = async () => (await db().selectFrom("orders").select("id").execute()).length;

  test("429 rateLimited: of forty free orders at once under one address ten, each from elsewhere; with Retry-After", async () => {
    const [email, before] = [newAddress(), await countOrders()];
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => order(email, `10.4.0.${index + 1}`)),
    );
    const limited = responses.filter(({ statusCode }) => statusCode === 429);
    expect(await countOrders()).toBe(before + limits.freeOrderBuyer.burst);
    expect(limited).toHaveLength(40 - limits.freeOrderBuyer.burst);
    for (const response of limited) {
      expect(response.json()).toMatchObject({ reference: "rateLimited", value: null });
      const wait = Number(response.headers["retry-after"]);
      expect(Number.isInteger(wait) && wait > 0 && wait <= limits.freeOrderBuyer.seconds).toBe(true);
    }
  });

  test("429 rateLimited: twenty from one caller, whatever the address", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < limits.freeOrderIp.burst + 2; i++)
      statuses.push((await order(newAddress(), "10.4.1.1")).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(limits.freeOrderIp.burst);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    expect((await order(newAddress(), "10.4.1.2")).statusCode).toBe(200);
  });

  test("200: a member is not stopped by free orders of others under their address", async () => {
    const { user, headers } = await signIn(shop());
    for (let i = 0; i < limits.freeOrderBuyer.burst; i++) await order(user.email, `10.4.2.${i + 1}`);
    expect((await order(user.email, "10.4.3.1")).statusCode).toBe(429);
    expect((await order(user.email, "10.4.3.1", { headers })).statusCode).toBe(200);
  });

  test("a refused order and a repeated request count for nothing, nor does one that cash back pays", async () => {
    const [email, ip] = [newAddress(), "10.4.5.1"];
    const rows = () => db().selectFrom("rate_limits").select("full_at").execute();
    expect((await order(email, ip, { total: 5 })).statusCode).toBe(409);
    expect(await rows()).toEqual([]);
    const key = randomUUID();
    expect((await order(email, ip, { key })).statusCode).toBe(200);
    const after = await rows();
    expect((await order(email, ip, { key })).statusCode).toBe(200);
    expect(await rows()).toEqual(after);
    const member = await memberWith(shop(), 80);
    const body = ebookByCashBack(member.uuid);
    expect((await shop().call("submitCheckout", { body, headers: member.headers })).status).toBe(200);
    expect(await rows()).toEqual(after);
  });
});
