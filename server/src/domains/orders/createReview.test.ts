import { randomUUID } from "node:crypto";
import type { Order, ReviewInput } from "@velours/sdk/types";
import { afterEach, expect, test } from "vitest";
import { limits } from "../../platform/limits/limits.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { asMerchant, buy, buyAndShip } from "../../testing/orders.ts";
import { ids } from "../../testing/shopData.ts";
import { signIn } from "../../testing/signIn.ts";

describeOperation("createReview", (shop) => {
  const db = () => shop().services.store.db;
  afterEach(() => db().deleteFrom("rate_limits").execute());
  const shipped = (email = "ada@example.com", headers?: Record<string, string>) =>
    buyAndShip(shop(), checkoutBody({ email }), headers);
  const words: ReviewInput = {
    productId: ids.halo.product,
    stars: 4,
    title: " Quiet ",
    body: "<b>Softer</b> than http://example.com says.",
    author: "Camille",
    language: "en",
  };
  const write = async (id: string, change: object = {}, headers: Record<string, string> = {}) => {
    const { status, text } = await shop().call<"createReview", number>("createReview", {
      params: { id },
      body: { ...words, ...change },
      headers: { "idempotency-key": randomUUID(), ...headers },
    });
    return { status, text, body: JSON.parse(text) as Order & { reference?: string } };
  };
  const read = async (id: string, headers: Record<string, string> = {}) =>
    (await shop().call("getOrder", { params: { id }, headers })).body;
  const count = async () =>
    (await shop().call("listReviews", { params: { id: ids.halo.product } })).body.rating.count;

  test("200: it waits, the order says so, and nobody else is shown it", async () => {
    const [order, before] = [await shipped(), await count()];
    expect(await read(order.id)).toMatchObject({ reviewable: [ids.halo.product], reviews: [] });
    const { status, body } = await write(order.id);
    expect([status, body.reviewable]).toEqual([200, []]);
    expect(body.reviews).toEqual([
      {
        productId: ids.halo.product,
        state: "waiting",
        stars: 4,
        title: "Quiet",
        body: words.body,
        author: "Camille",
        reason: null,
        createdAt: expect.stringMatching(/^\d{4}-/),
      },
    ]);
    expect((await read(order.id)).reviews).toEqual(body.reviews);
    expect(await count()).toBe(before);
  });

  test("eight times at the same moment, from as many tabs: once", async () => {
    const order = await shipped();
    const all = await Promise.all(Array.from({ length: 8 }, () => write(order.id)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ body }) => body.reference === "productReviewed")).toHaveLength(7);
    expect((await read(order.id)).reviews).toHaveLength(1);
  });

  test("409: another product, before it has left, and once all of it was refunded", async () => {
    const order = await buy(shop());
    expect((await write(order.id, { productId: 4711 })).body.reference).toBe("productNotBought");
    expect((await write(order.id)).body.reference).toBe("productNotShipped");
    await asMerchant(shop(), "shipOrder", order.number);
    await asMerchant(shop(), "refundOrder", order.number, { lines: [{ line: 1, quantity: 2 }] });
    expect((await read(order.id)).reviewable).toEqual([]);
    expect((await write(order.id)).body.reference).toBe("productRefunded");
    expect((await read(order.id)).reviews).toEqual([]);
  });

  test("404 resourceDoesNotExist: a member's order for anyone else, an unknown id", async () => {
    const { user, headers } = await signIn(shop());
    const other = await signIn(shop());
    const order = await shipped(user.email, headers);
    for (const [id, by] of [
      [order.id, {}],
      [order.id, other.headers],
      [randomUUID(), {}],
    ] as const)
      expect(await write(id, {}, by)).toMatchObject({ status: 404 });
    expect((await write(order.id, {}, headers)).status).toBe(200);
  });

  test("429 rateLimited: a caller who sends many", async () => {
    const id = randomUUID();
    for (let nth = 0; nth < limits.reviewIp.burst; nth++) await write(id);
    expect((await write(id)).status).toBe(429);
  });
});
