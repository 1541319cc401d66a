import { randomUUID } from "node:crypto";
import { countUnits } from "@velours/sdk/shop";
import type { MerchantOrder, OrderRow } from "@velours/sdk/types";
import { afterEach, beforeAll, expect, test } from "vitest";
import { brokenInvariants } from "../../../invariants/invariants.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { fixture } from "../../testing/fixture.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { readQuantity } from "../../testing/readQuantity.ts";
import { ids } from "../../testing/shopData.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";
import { loadEvent } from "../events/loadEvent.ts";

describeOnStores("refunds of returns", (createStore) => {
  let merchant: Record<string, string>;
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  beforeAll(async () => {
    merchant = await createMerchantHeaders(shop);
  });
  afterEach(async () => {
    expect(await brokenInvariants(shop.services.store)).toEqual([]);
    await shop.services.store.db.deleteFrom("rate_limits").execute();
  });

  const db = () => shop.services.store.db;
  /** The order as it is afterwards, or the refusal. */
  interface Changed {
    status: number;
    body: MerchantOrder & { reference?: string; value?: unknown };
  }
  const change = async (
    operation: "refundOrder" | "shipOrder" | "answerReturn",
    params: { number: string; id?: string },
    body: object,
  ): Promise<Changed> => {
    const headers = { ...merchant, "idempotency-key": randomUUID() };
    const { status, text } = await shop.call<typeof operation, number>(operation, { params, body, headers });
    return { status, body: JSON.parse(text) };
  };
  const refund = (number: string, body: object) => change("refundOrder", { number }, body);
  const show = async (number: string): Promise<MerchantOrder> =>
    (await shop.call("getMerchantOrder", { params: { number }, headers: merchant })).body;

  /** An order of two units, of which so many have left and are asked back, and so far answered. */
  async function askBack(quantity: number, answer: "approved" | "declined" | "received" = "received") {
    const order = (await shop.call("submitCheckout", { body: checkoutBody() })).body;
    const { number } = order;
    const lines = [{ line: 1, quantity }];
    await change("shipOrder", { number }, { lines });
    const asked = await shop.call("requestReturn", {
      params: { id: order.id },
      body: { lines, reason: "damaged" },
    });
    const id = asked.body.returns?.at(-1)?.id ?? "";
    await change("answerReturn", { number, id }, { answer });
    return { order, id };
  }
  const returned = async (number: string) => {
    const { order } = await show(number);
    return { returns: order.returns, units: countUnits(order)[0] };
  };

  test("its unit is refunded, and the one that has not left is still to be sent", async () => {
    const { order, id } = await askBack(1);
    const before = await readQuantity(db(), ids.halo.violet);
    const preview = await shop.call("previewRefund", {
      params: { number: order.number },
      body: { return: id },
      headers: merchant,
    });
    expect(preview.body).toMatchObject({ amount: "51.96", lines: [{ line: 1, quantity: 1 }], stock: [] });
    const { body } = await refund(order.number, { return: id });
    expect(body.order.refunds).toMatchObject([{ return: id, amount: 51.96 }]);
    expect(await readQuantity(db(), ids.halo.violet)).toBe(before);
    expect(await returned(order.number)).toMatchObject({
      returns: [{ state: "refunded", refunded: { lines: [{ line: 1, quantity: 1 }], amount: 51.96 } }],
      units: { shipped: 1, refunded: 1, returned: 1, left: 1 },
    });
    const seen = (await shop.call("getOrder", { params: { id: order.id } })).body;
    expect([seen.refunds?.[0]?.return, seen.returns?.[0]?.state]).toEqual([id, "refunded"]);
    const { text } = await shop.call("exportOrders", {
      query: `q=${order.number}&format=ndjson`,
      headers: merchant,
    });
    const rows = text
      .trim()
      .split("\n")
      .map((row) => JSON.parse(row) as OrderRow);
    expect(rows.filter(({ kind }) => kind === "refund").map((row) => row.return)).toEqual([id]);
    const refundId = body.order.refunds?.[0]?.id ?? "";
    const payload = { order_id: order.id, refund_id: refundId, type: "order.refunded" as const };
    expect(
      await loadEvent(db(), { ...payload, id: randomUUID(), timestamp: new Date().toISOString() }),
    ).toMatchObject({ data: { refundId, returnId: id } });
    const events = await shop.call("listOrderEvents", {
      params: { number: order.number },
      headers: merchant,
    });
    expect(events.body.find(({ kind }) => kind === "refunded")).toMatchObject({ return: id });
    const shipped = await change("shipOrder", { number: order.number }, {});
    expect(shipped.body.order.shipments).toMatchObject([{}, { lines: [{ line: 1, quantity: 1 }] }]);
  });

  test("without it the unit that has not left is refunded, and is in stock again", async () => {
    const { order } = await askBack(1);
    const before = await readQuantity(db(), ids.halo.violet);
    await refund(order.number, { lines: [{ line: 1, quantity: 1 }] });
    expect(await readQuantity(db(), ids.halo.violet)).toBe((before ?? 0) + 1);
    expect(await returned(order.number)).toMatchObject({
      returns: [{ state: "requested", refunded: { lines: [] } }],
      units: { refunded: 1, returned: 0, left: 0 },
    });
  });

  test("not by a refund of another unit while it was declined, though it is received later", async () => {
    const { order, id } = await askBack(1, "declined");
    const { number } = order;
    await change("shipOrder", { number }, {});
    await refund(number, { lines: [{ line: 1, quantity: 1 }] });
    await change("answerReturn", { number, id }, { answer: "received" });
    expect(await returned(number)).toMatchObject({
      returns: [
        {
          state: "requested",
          answer: { answer: "received" },
          earlierAnswers: [{ answer: "declined" }],
          refunded: { lines: [], amount: 0 },
        },
      ],
    });
    const { body } = await refund(number, { return: id });
    expect(body.order.refunds?.map(({ amount }) => amount)).toEqual([51.96, 51.96]);
  });

  test("and no unit of it twice, when all were refunded while it was declined", async () => {
    const { order, id } = await askBack(2, "declined");
    const { number } = order;
    await refund(number, {});
    expect(await returned(number)).toMatchObject({ returns: [{ state: "refunded" }] });
    const again = await change("answerReturn", { number, id }, { answer: "received" });
    expect(again.body).toMatchObject({ reference: "returnAnswered", value: "refunded" });
  });

  test("in parts, which never exceed it", async () => {
    const { order, id } = await askBack(2);
    const one = { return: id, lines: [{ line: 1, quantity: 1 }] };
    await refund(order.number, one);
    expect(await returned(order.number)).toMatchObject({
      returns: [{ state: "requested", refunded: { lines: [{ line: 1, quantity: 1 }], amount: 51.96 } }],
    });
    const more = await refund(order.number, { return: id, lines: [{ line: 1, quantity: 2 }] });
    expect(more.body).toMatchObject({ reference: "lineQuantityExceeded", value: { line: 1, left: 1 } });
    await refund(order.number, { return: id });
    expect(await refund(order.number, one)).toMatchObject({ body: { reference: "returnRefunded" } });
  });

  test("two at the same moment: one wins", async () => {
    const { order, id } = await askBack(1);
    const both = await Promise.all([1, 2].map(() => refund(order.number, { return: id })));
    expect(both.map(({ status, body }) => [status, body.reference]).sort()).toEqual([
      [200, undefined],
      [409, "returnRefunded"],
    ]);
    expect((await show(order.number)).order.refunds).toHaveLength(1);
  });

  test("refused before it is received, and of another order; nothing is refunded", async () => {
    const { order, id } = await askBack(1, "approved");
    const other = await askBack(1);
    const early = await refund(order.number, { return: id });
    expect(early.body).toMatchObject({ reference: "returnNotReceived", value: "approved" });
    const foreign = await refund(order.number, { return: other.id });
    expect([foreign.status, foreign.body.reference]).toEqual([404, "resourceDoesNotExist"]);
    expect((await show(order.number)).order.refunds).toEqual([]);
  });
});
