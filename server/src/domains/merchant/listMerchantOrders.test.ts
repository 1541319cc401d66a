import type { MerchantOrder, Order } from "@velours/sdk/types";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { merchantCalls } from "../../testing/merchantCalls.ts";
import { ids } from "../../testing/shopData.ts";

describeOperation("listMerchantOrders", (shop) => {
  const { callers, send } = merchantCalls(shop);
  const db = () => shop().services.store.db;
  let orders: Order[];
  const buy = async (email: string): Promise<Order> =>
    (await shop().call("submitCheckout", { body: checkoutBody({ email }) })).body;
  const change = (operation: "shipOrder" | "refundOrder", { number }: Order, body: object = {}) =>
    send(operation, { params: { number }, body });
  const list = (query: object = {}) =>
    shop().call("listMerchantOrders", {
      query: new URLSearchParams(query as Record<string, string>).toString(),
      headers: callers.owner,
    });
  const numbers = (body: readonly MerchantOrder[]) => body.map(({ order }) => order.number);
  const find = async (query: object) => numbers((await list(query)).body);

  beforeAll(async () => {
    orders = [];
    for (let nth = 0; nth < 5; nth++) orders.push(await buy(`buyer-${nth}@example.com`));
    await change("shipOrder", orders[1]!, { carrier: "USPS", tracking: "94001-AB" });
    await sql`update orders set document = jsonb_set(document, '{address,shipping,lastname}', '"Lovelace"')
      where id = ${orders[2]!.id}`.execute(db());
  });
  const number = (nth: number) => orders[nth]!.number;

  test("200: found by number, address, name, tracking number and SKU", async () => {
    expect(await find({ q: number(0) })).toEqual([number(0)]);
    expect(await find({ q: "Buyer-3@example.com" })).toEqual([number(3)]);
    expect(await find({ q: "ada lovelace" })).toEqual([number(2)]);
    expect(await find({ q: "94001-ab" })).toEqual([number(1)]);
    const sku = `SKU-${ids.halo.violet}`;
    expect(await find({ q: sku })).toHaveLength(5);
    expect(await find({ sku })).toHaveLength(5);
    expect(await find({ sku: "SKU-0" })).toEqual([]);
    expect(await find({ q: "nobody" })).toEqual([]);
  });

  test("200: filters hold together: status, site, days", async () => {
    expect(await find({ status: "shipped" })).toEqual([number(1)]);
    expect(await find({ site: "outlet" })).toEqual([]);
    expect(await find({ status: "shipped", site: "boutique", q: "moreau" })).toEqual([number(1)]);
    const { created_at } = orders[3]!;
    expect(await find({ placedFrom: created_at })).toEqual([number(4), number(3)]);
    expect(await find({ placedUntil: created_at, limit: 2 })).toEqual([number(2), number(1)]);
  });

  test("200: a return that waits is found until its units are refunded", async () => {
    const order = orders[1]!;
    expect(await find({ returns: "requested" })).toEqual([]);
    await shop().call("requestReturn", {
      params: { id: order.id },
      body: { lines: [{ line: 1, quantity: 1 }], reason: "damaged" },
    });
    expect(await find({ returns: "requested" })).toEqual([order.number]);
    expect(await find({ returns: "received" })).toEqual([]);
    const { body } = await shop().call("getOrder", { params: { id: order.id } });
    await send("answerReturn", {
      params: { number: order.number, id: body.returns![0]!.id },
      body: { answer: "received" },
    });
    expect(await find({ returns: "requested" })).toEqual([]);
    expect(await find({ returns: "received" })).toEqual([order.number]);
    await change("refundOrder", order, { lines: [{ line: 1, quantity: 1 }] });
    expect(await find({ returns: "received" })).toEqual([]);
  });

  test("200: pages by cursor miss and repeat nothing when an order is placed meanwhile", async () => {
    const first = await list({ limit: 2 });
    expect(numbers(first.body)).toEqual([number(4), number(3)]);
    const late = await buy("late@example.com");
    const read = async (from: unknown): Promise<string[]> => {
      if (from === undefined) return [];
      const { body, headers: answered } = await list({ limit: 2, cursor: from });
      return [...numbers(body), ...(await read(answered["x-pagination-next"]))];
    };
    expect(await read(first.headers["x-pagination-next"])).toEqual([number(2), number(1), number(0)]);
    expect(numbers((await list({ limit: 1 })).body)).toEqual([late.number]);
  });

  test("400 validationError: a time that no calendar has, here, in the log and in a trial of a promotion", async () => {
    const time = "2026-02-30T00:00:00Z";
    const no = "There is no such time";
    expect((await list({ placedFrom: time })).body).toMatchObject({ value: { placedFrom: no } });
    const log = await send("listAuditEntries", { query: `until=${encodeURIComponent(time)}` });
    expect([log.status, log.body]).toMatchObject([400, { value: { until: no } }]);
    const promotion = {
      id: 1,
      name: "TRIED",
      type: "percentage",
      discount: 10,
      enabled: true,
      site: "boutique",
    };
    const tried = await send("tryMerchantPromotion", { body: { promotion, orders: { from: time } } });
    expect([tried.status, tried.body]).toMatchObject([400, { value: { "orders.from": no } }]);
  });

  test("200: since a change, what changed the longest ago first; what changes again comes again", async () => {
    const since = new Date().toISOString();
    expect(await find({ changedSince: since })).toEqual([]);
    await change("shipOrder", orders[3]!);
    expect(await find({ changedSince: since })).toEqual([number(3)]);
    await change("shipOrder", orders[0]!);
    const first = await list({ changedSince: since, limit: 1 });
    expect(numbers(first.body)).toEqual([number(3)]);
    await change("refundOrder", orders[3]!, { lines: [{ line: 1, quantity: 1 }] });
    const cursor = first.headers["x-pagination-next"];
    expect(await find({ changedSince: since, cursor })).toEqual([number(0), number(3)]);
    expect((await list({ cursor })).status).toBe(400);
  });

  test("200: page still answers, and says that it is deprecated", async () => {
    const { body, headers: answered } = await list({ page: 2, limit: 2 });
    expect([body.length, answered["x-pagination-page"]]).toEqual([2, "2"]);
    expect(answered.deprecation).toBeDefined();
  });
});
