import { randomUUID } from "node:crypto";
import type { Order } from "@velours/sdk/types";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { brokenInvariants } from "../../../invariants/invariants.ts";
import { doDueJobs } from "../../assembly/runJobs.ts";
import { routes } from "../../generated/operations.ts";
import { limits } from "../../platform/limits/limits.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { failPayment } from "../../testing/failPayment.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { readEmails } from "../../testing/readEmails.ts";
import { readQuantity } from "../../testing/readQuantity.ts";
import { ids } from "../../testing/shopData.ts";
import { signIn } from "../../testing/signIn.ts";
import { orderWithOffer, toAcceptance } from "../../testing/upsells.ts";
import { openCredits } from "../credits/store.ts";
import { storeFormerPromotions } from "../orders/store/formerOrders.ts";

describeOperation("cancelOrder", (shop) => {
  afterEach(async () => {
    expect(await brokenInvariants(shop().services.store)).toEqual([]);
    await db().deleteFrom("rate_limits").execute();
  });
  const db = () => shop().services.store.db;
  const buy = async (body = checkoutBody(), headers: Record<string, string> = {}): Promise<Order> => {
    const response = await shop().call("submitCheckout", { body, headers });
    expect([response.status, response.text]).toEqual([200, response.text]);
    return response.body;
  };
  const cancel = async (id: string, headers: Record<string, string> = {}) => {
    const { status, text } = await shop().call<"cancelOrder", number>("cancelOrder", {
      params: { id },
      headers,
    });
    return { status, body: JSON.parse(text) as Order & { reference?: string } };
  };
  const read = async (id: string) => (await shop().call("getOrder", { params: { id } })).body;
  /** Moves an order's deadline by minutes. */
  const age = (id: string, until: string) =>
    sql`update orders set document = jsonb_set(document, '{cancellable_until}', to_jsonb(${until}::text))
      where id = ${id}`.execute(db());
  const readUses = async (name: string) =>
    (await db().selectFrom("promotions").select("uses").where("name", "=", name).executeTakeFirstOrThrow())
      .uses;
  const merchantChange = async (operation: "shipOrder" | "cancelMerchantOrder", number: string) =>
    shop().call<typeof operation, number>(operation, {
      params: { number },
      body: {},
      headers: { ...(await createMerchantHeaders(shop())), "idempotency-key": randomUUID() },
    });
  const promoted = () => checkoutBody({ total: 88.77, cart: { promotion: { name: "WELCOME15" } } });

  test("200: half an hour to cancel; money, goods and the promotion's use are given back, once, and an email says so", async () => {
    const before = [await readQuantity(db(), ids.halo.violet), await readUses("welcome15")];
    const order = await buy({ ...promoted(), user: { ...promoted().user, email: "regrets@example.com" } });
    expect(Date.parse(order.cancellable_until ?? "") - Date.parse(order.created_at)).toBe(30 * 60_000);
    expect((await read(order.id)).cancellable_until).toBe(order.cancellable_until);
    expect(await readUses("welcome15")).toBe((before[1] ?? 0) + 1);
    const first = await cancel(order.id);
    expect(first).toMatchObject({
      status: 200,
      body: {
        status: "cancelled",
        cancellable_until: null,
        refunds: [{ kind: "cancellation", amount: order.invoice.total, state: "done" }],
      },
    });
    expect(await cancel(order.id)).toEqual(first);
    expect([await readQuantity(db(), ids.halo.violet), await readUses("welcome15")]).toEqual(before);
    await doDueJobs(shop().services, shop().app.log);
    const subjects = (await readEmails(shop(), "regrets@example.com")).map(({ subject }) => subject);
    expect(subjects).toEqual([`Your order ${order.number} is cancelled`]);
  });

  test("twice at the same moment: once", async () => {
    const order = await buy();
    const all = await Promise.all(Array.from({ length: 8 }, () => cancel(order.id)));
    expect(new Set(all.map(({ status, body }) => `${status} ${body.status}`))).toEqual(
      new Set(["200 cancelled"]),
    );
    expect((await read(order.id)).refunds).toHaveLength(1);
  });

  test("429 rateLimited: after so many in a day, for an address and for a caller; a refused one counts for nothing", async () => {
    const email = `often-${randomUUID()}@example.com`;
    const cancelNext = async (to = email) => {
      const { id } = await buy(checkoutBody({ email: to }));
      return { id, ...(await cancel(id)) };
    };
    for (let nth = 0; nth < limits.cancelBuyer.burst; nth++) expect((await cancelNext()).status).toBe(200);
    const refused = await cancelNext();
    expect(refused).toMatchObject({
      status: 429,
      body: {
        reference: "rateLimited",
        message: "You have cancelled several orders today. Ask us, and we cancel this one for you",
      },
    });
    expect((await read(refused.id)).status).not.toBe("cancelled");
    // The refused one counted for its caller neither.
    const others = limits.cancelIp.burst - limits.cancelBuyer.burst;
    for (let nth = 0; nth < others; nth++) expect((await cancelNext(`${nth}-${email}`)).status).toBe(200);
    expect((await cancelNext(`last-${email}`)).status).toBe(429);
  });

  test("what strangers cancel under an address counts neither for its owner elsewhere nor for its member", async () => {
    const { user, headers } = await signIn(shop());
    const cancelNext = async (ip: string, more: Record<string, string> = {}) => {
      const { id } = await buy(checkoutBody({ email: user.email }), more);
      const { statusCode } = await shop().app.inject({
        method: routes.cancelOrder.method,
        url: `/api${routes.cancelOrder.url.replace(":id", id)}`,
        remoteAddress: ip,
        headers: { "x-client-token": shop().services.config.clientToken, ...more },
      });
      return statusCode;
    };
    for (let nth = 0; nth < limits.cancelBuyer.burst; nth++) expect(await cancelNext("10.3.0.1")).toBe(200);
    expect(await cancelNext("10.3.0.1")).toBe(429);
    expect(await cancelNext("10.4.0.1")).toBe(200);
    expect(await cancelNext("10.3.0.1", headers)).toBe(200);
    // A member is counted wherever they are.
    for (let nth = 1; nth < limits.cancelBuyer.burst; nth++)
      expect(await cancelNext(`10.${5 + nth}.0.1`, headers)).toBe(200);
    expect(await cancelNext("10.20.0.1", headers)).toBe(429);
  });

  test("the merchant ships at the same moment: one of both happens", async () => {
    for (let round = 0; round < 6; round++) {
      const order = await buy(checkoutBody({ email: `race-${round}@example.com` }));
      const [cancelled, shipped] = await Promise.all([
        cancel(order.id),
        merchantChange("shipOrder", order.number),
      ]);
      const now = await read(order.id);
      if (cancelled.status === 200) {
        expect([shipped.status, now.status, now.shipments]).toEqual([409, "cancelled", []]);
      } else {
        expect([cancelled.body.reference, shipped.status]).toEqual(["orderShipped", 200]);
        expect([now.status, now.refunds, now.cancellable_until]).toEqual(["shipped", [], null]);
      }
    }
  });

  test("says before what it gives back: without spent cash back, refunded units and failed payments", async () => {
    const { user, headers } = await signIn(shop());
    const [spent, partly, unpaid] = [
      await buy(checkoutBody({ email: user.email }), headers),
      await buy(),
      await buy(),
    ];
    await db()
      .transaction()
      .execute(async (trx) => {
        const credit_id = await openCredits(trx, { userId: user.id }, { site: "boutique", currency: "USD" });
        await sql`update credits set balance = balance - 4 where id = ${credit_id}`.execute(trx);
        const entry = { credit_id, type: "decrease" as const, amount: 4, order_id: null };
        await trx.insertInto("credit_entries").values(entry).execute();
      });
    await shop().call("refundOrder", {
      params: { number: partly.number },
      body: { lines: [{ line: 1, quantity: 1 }] },
      headers: await createMerchantHeaders(shop()),
    });
    await failPayment(shop(), unpaid.id);
    for (const [{ id }, by, amount] of [
      [spent, headers, 99.92],
      [partly, {}, 51.96],
      [unpaid, {}, 0],
    ] as const) {
      const { body } = await shop().call("getOrder", { params: { id }, headers: by });
      expect(body.cancellationRefund).toBe(amount);
      const cancelled = (await cancel(id, by)).body;
      expect([cancelled.refunds?.at(-1)?.amount, cancelled.cancellationRefund]).toEqual([amount, undefined]);
    }
  });

  test("409 orderShipped: a parcel has left", async () => {
    const order = await buy();
    await merchantChange("shipOrder", order.number);
    expect(await cancel(order.id)).toMatchObject({ status: 409, body: { reference: "orderShipped" } });
  });

  test("409 cancellationClosed: after its time, an e-book, all refunded; the order says so before", async () => {
    const late = await buy();
    await age(late.id, new Date(Date.now() - 1).toISOString());
    const book = await buy(
      checkoutBody({
        total: 20,
        cart: {
          products: [{ variant: { id: ids.ebook.variant }, quantity: 1, price: 20 }],
          shipping: null,
          type: "digital",
        },
        user: { address: { billing: checkoutBody().user.address?.billing } },
      }),
    );
    const old = await buy();
    await sql`update orders set document = document - 'cancellable_until' where id = ${old.id}`.execute(db());
    const refunded = await buy();
    await shop().call("refundOrder", {
      params: { number: refunded.number },
      body: {},
      headers: await createMerchantHeaders(shop()),
    });
    for (const { id } of [late, book, old, refunded]) {
      expect((await read(id)).cancellable_until).toBeNull();
      expect(await cancel(id)).toMatchObject({ status: 409, body: { reference: "cancellationClosed" } });
    }
  });

  test("404 resourceDoesNotExist: a member's order for anyone else, an unknown id", async () => {
    const { user, headers } = await signIn(shop());
    const other = await signIn(shop());
    const order = await buy(checkoutBody({ email: user.email }), headers);
    for (const [id, by] of [
      [order.id, {}],
      [order.id, other.headers],
      [randomUUID(), {}],
      ["unknown", {}],
    ] as const)
      expect(await cancel(id, by)).toMatchObject({
        status: 404,
        body: { reference: "resourceDoesNotExist" },
      });
    expect((await cancel(order.id, headers)).body.status).toBe("cancelled");
  });

  test("an order with an open offer: the offer is closed and nothing more is charged", async () => {
    const order = await orderWithOffer(shop());
    expect((await cancel(order.id)).body).toMatchObject({ status: "cancelled", offer: { status: "closed" } });
    const { status } = await shop().call<"acceptUpsell", number>("acceptUpsell", {
      body: toAcceptance(order),
    });
    expect([400, 404]).toContain(status);
    await shop().app.inject({ method: "POST", url: "/sandbox/reset" });
  });

  test("cancelled by the merchant: the promotion's use is given back, and the buyer is answered the order", async () => {
    const before = await readUses("welcome15");
    const order = await buy(promoted());
    await merchantChange("cancelMerchantOrder", order.number);
    expect(await readUses("welcome15")).toBe(before);
    expect(await cancel(order.id)).toMatchObject({ status: 200, body: { status: "cancelled" } });
  });

  test.each(["of today", "of before"])(
    "an order %s cancelled after its promotion was renamed: the use is given back to it, and to no other of that name",
    async (time) => {
      const rename = (from: string, to: string) =>
        sql`update promotions set name = lower(${to}::text), document = jsonb_set(document, '{name}', to_jsonb(${to}::text))
        where name = lower(${from}::text)`.execute(db());
      const before = await readUses("welcome15");
      const order = await buy(promoted());
      if (time === "of before") {
        await sql`update orders set promotion_id = null where id = ${order.id}`.execute(db());
        expect(await storeFormerPromotions(db(), 10)).toBe(1);
        expect(await storeFormerPromotions(db(), 10)).toBe(0);
      }
      await rename("WELCOME15", "RENAMED");
      await sql`insert into promotions (id, name, document, uses)
      select 9061, 'welcome15', document || '{"id": 9061, "name": "WELCOME15"}', 1 from promotions
      where name = 'renamed'`.execute(db());
      await merchantChange("cancelMerchantOrder", order.number);
      const uses = [await readUses("renamed"), await readUses("welcome15")];
      await sql`delete from promotions where id = 9061`.execute(db());
      await rename("RENAMED", "WELCOME15");
      expect(uses).toEqual([before, 1]);
    },
  );

  test("an older order whose promotion is gone gives no use back to a later one of its name", async () => {
    const order = await buy(promoted());
    await sql`update orders set promotion_id = null, document = jsonb_set(document, '{promotion,name}', '"GONE"')
      where id = ${order.id}`.execute(db());
    expect(await storeFormerPromotions(db(), 10)).toBe(1);
    expect(await storeFormerPromotions(db(), 10)).toBe(0);
    await sql`insert into promotions (id, name, document, uses)
      select 9062, 'gone', document || '{"id": 9062, "name": "GONE"}', 1 from promotions
      where name = 'welcome15'`.execute(db());
    await merchantChange("cancelMerchantOrder", order.number);
    expect(await readUses("gone")).toBe(1);
    await sql`delete from promotions where id = 9062`.execute(db());
    await sql`update promotions set uses = uses - 1 where name = 'welcome15'`.execute(db());
  });
});
