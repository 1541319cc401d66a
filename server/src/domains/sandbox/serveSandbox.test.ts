import { describe, expect, test } from "vitest";
import { createApp } from "../../assembly/app.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { fixture } from "../../testing/fixture.ts";
import { signIn } from "../../testing/signIn.ts";
import { createEmbeddedStore } from "../../testing/stores.ts";
import { openTestShop, type TestShop } from "../../testing/testShop.ts";

describe("the sandbox's controls (S rule 4, S7)", () => {
  const shop = fixture(() => openTestShop(createEmbeddedStore()));
  const post = (url: string, payload: object = {}) => shop.app.inject({ method: "POST", url, payload });
  const product = async (id: number) => (await shop.call("getProduct", { params: { id } })).body;

  test("a change shows at once in the catalogue; reset puts everything back", async () => {
    const before = await product(1);
    expect(
      (await post("/sandbox/variants/11", { price: { USD: 70 }, level: "none", option1: null })).statusCode,
    ).toBe(204);
    expect((await product(1)).variants[0]).toMatchObject({ price: 70, option1: null });
    // The price of the next variant, which is for sale.
    expect(await product(1)).toMatchObject({ price: 52, prices: { USD: 52 } });
    expect((await product(1)).inventories[0]).toMatchObject({ variant_id: 11, level: "none" });
    await post("/sandbox/variants/11", { enabled: false });
    expect((await shop.call("getProduct", { params: { id: 1 } })).status).toBe(404);
    await post("/sandbox/reset");
    expect(await product(1)).toEqual(before);
  });

  test("reset returns to stock what was bought, once", async () => {
    const { db } = shop.services.store;
    const count = async () => {
      const rows = await db
        .selectFrom("stock")
        .select(["region", "quantity"])
        .where("variant_id", "=", 11)
        .orderBy("region")
        .execute();
      return rows.map(({ quantity }) => quantity);
    };
    const body = checkoutBody();
    const before = await count();
    const units = body.cart.products.reduce((sum, { quantity = 1 }) => sum + quantity, 0);
    for (const _ of ["once", "again"]) {
      const { status } = await shop.call("submitCheckout", { body: checkoutBody() });
      expect(status).toBe(200);
      const after = await count();
      const taken = before.reduce(
        (sum: number, quantity, place) => sum + (quantity ?? 0) - (after[place] ?? 0),
        0,
      );
      expect(taken).toBe(units);
      await post("/sandbox/variants/11", { price: { USD: 70 } });
      await post("/sandbox/reset");
      expect(await count()).toEqual(before);
    }
  });

  test("the pixel tells the sandbox's affiliate network of a purchase (C-383, CA-58)", async () => {
    const url = "/sandbox/pixel.gif?amount=98.00&ref=t-1&currency=USD";
    const { statusCode, headers } = await shop.app.inject({ url });
    expect([statusCode, headers["content-type"]]).toEqual([200, "image/gif"]);
    const trace = await shop.app.inject({ url: "/sandbox/trace" });
    expect(trace.json().at(-1)).toMatchObject({
      provider: "awin",
      call: "conversion",
      detail: { amount: "98.00", ref: "t-1", currency: "USD" },
    });
    expect((await shop.app.inject({ url: "/sandbox/pixel.gif?amount=lots" })).statusCode).toBe(404);
  });

  test("reset forgets wishlists, entries and subscribers: a story can be told again", async () => {
    const { user, headers } = await signIn(shop);
    const params = { id: user.id };
    const wish = { type: "product", content_id: 1, site: "boutique" };
    // Only a member hears of an entry, and only of their own.
    const entry = {
      params: { kind: "private-sale", handle: "current" },
      headers,
      body: { email: user.email },
    };
    const subscription = { body: { email: "again@example.com", consent: true, source: "modal" } };
    for (const _ of ["once", "again"]) {
      await shop.call("addWishlistItem", { params, headers, body: wish });
      expect((await shop.call("enterCampaign", entry)).status).toBe(200);
      expect((await shop.call("enterCampaign", entry)).status).toBe(409);
      await shop.call("subscribeNewsletter", subscription);
      expect((await post("/sandbox/reset")).statusCode).toBe(204);
      expect((await shop.call("getWishlist", { params, headers })).body.items).toEqual([]);
      const { db } = shop.services.store;
      expect(await db.selectFrom("newsletter_subscribers").select("email").execute()).toEqual([]);
    }
  });

  test("404 for an unknown variant, 400 for an unknown change", async () => {
    expect((await post("/sandbox/variants/4711", { price: 1 })).statusCode).toBe(404);
    expect((await post("/sandbox/variants/11", { level: "plenty" })).statusCode).toBe(400);
  });

  test("emails cannot be read in production, and without a sandbox payment there are no controls", async () => {
    const send = async (
      change: Partial<TestShop["services"]["config"]>,
      method: "GET" | "POST",
      url: string,
    ) => {
      const { services } = shop;
      const app = await createApp({ ...services, config: { ...services.config, ...change } });
      const { statusCode } = await app.inject({ method, url });
      return statusCode;
    };
    expect(await send({}, "GET", "/sandbox/mail")).toBe(200);
    expect(await send({ environment: "production" }, "GET", "/sandbox/mail")).toBe(404);
    const real = { environment: "production", paymentProvider: "braintree" as never } as const;
    for (const [method, url] of [
      ["GET", "/sandbox/trace"],
      ["POST", "/sandbox/reset"],
      ["POST", "/sandbox/variants/11"],
    ] as const) {
      expect(await send(real, method, url)).toBe(404);
      expect(await send({ environment: "production", sandboxControls: false }, method, url)).toBe(404);
    }
  });

  test("the trace tells what the providers were asked, without nonces or addresses", async () => {
    await post("/sandbox/reset");
    const body = checkoutBody();
    await shop.call("submitCheckout", { body });
    const trace = await shop.app.inject("/sandbox/trace");
    expect(trace.json()).toMatchObject([
      { provider: "braintree", call: "authorize", detail: { amount: 103.92, outcome: "authorized" } },
    ]);
    expect(trace.body).not.toContain(body.payment.nonce);
  });
});
