import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { checkoutBody, createNonce, ebookBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { readQuantity } from "../../testing/readQuantity.ts";
import { ids } from "../../testing/shopData.ts";
import { signIn } from "../../testing/signIn.ts";

describeOperation("submitCheckout", (shop) => {
  const submit = <Status extends number = 200>(body: unknown, key?: string) =>
    shop().call<"submitCheckout", Status>("submitCheckout", {
      body,
      headers: key === undefined ? {} : { "idempotency-key": key },
    });
  const db = () => shop().services.store.db;

  async function expectRefused(body: unknown, status: 404 | 409, reference: string) {
    const before = await countOrders();
    const response = await submit<typeof status>(body);
    expect([response.status, response.body.reference]).toEqual([status, reference]);
    expect(await countOrders()).toBe(before);
    return response.body;
  }

  async function countOrders(): Promise<number> {
    const { count } = await db()
      .selectFrom("orders")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return count;
  }

  afterEach(async () => {
    await shop().app.inject({ method: "POST", url: "/sandbox/reset" });
  });

  test("200: the order, its number and a join nonce for the guest (CA-33, C-617, C-622, C-639)", async () => {
    const { status, body, headers } = await submit(checkoutBody());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      site: "boutique",
      paymentMethod: "credit-card",
      invoice: { total: 103.92 },
      products: [{ id: 1, _variant: { id: 11 }, _quantity: 2, _price: 96, _free: false }],
      shipping: { identifier: "us-standard-free" },
      user: { email: "ada@example.com" },
    });
    expect(body.number).toMatch(/^V-\d{6}$/);
    expect(body.transaction.id).toBe(body.transaction.transaction_id);
    expect(headers["x-join-nonce"]).toMatch(/^join-/);
  });

  test.each(["member", "admin"] as const)(
    "200: a signed-in %s's order is under the account's address, whatever was sent (C-617, C-618, C-620)",
    async (role) => {
      const { user, headers } = await signIn(shop());
      await db().updateTable("users").set({ role }).where("id", "=", user.id).execute();
      const { body } = await shop().call("submitCheckout", {
        body: checkoutBody({
          email: "somebody-else@example.com",
          cart: {
            products: [{ variant: { id: ids.ebook.variant }, quantity: 1 }],
            type: "digital",
            shipping: null,
            invoice: { total: 20, currency: "USD" },
          },
        }),
        headers,
      });
      expect(body.user.email).toBe(user.email);
      const rows = await db()
        .selectFrom("orders")
        .select(["email", "user_id"])
        .where("id", "=", body.id)
        .execute();
      expect(rows).toEqual([{ email: user.email, user_id: user.id }]);
    },
  );

  test("200: no join nonce for a member, one for a guest with a member's address, as for anybody's (CA-33)", async () => {
    const { user, headers } = await signIn(shop());
    const mine = await shop().call("submitCheckout", { body: checkoutBody({ email: user.email }), headers });
    const response = await submit(checkoutBody({ email: user.email.toUpperCase() }));
    expect([mine.headers, response.headers].map((sent) => sent["x-join-nonce"])).toEqual([
      undefined,
      expect.stringMatching(/^join-/),
    ]);
    const rows = await db()
      .selectFrom("orders")
      .select(["id", "user_id"])
      .where("id", "in", [mine.body.id, response.body.id])
      .orderBy("number")
      .execute();
    expect(rows.map(({ user_id }) => user_id)).toEqual([user.id, null]);
  });

  test.each(["digital", null] as const)(
    "400 validationError: a parcel needs its address, whatever type the cart is said to be (%s)",
    async (type) => {
      const shipping = { country: "US", state: "TX", zipcode: "78701" };
      const user = {
        email: "ada@example.com",
        address: { shipping, billing: checkoutBody().user.address?.billing },
      };
      const body = { ...checkoutBody({ cart: { type } }), user };
      const response = await submit<400>(body);
      expect([response.status, response.body.value]).toEqual([
        400,
        expect.objectContaining({ "user.address.shipping.address1": "An address is required" }),
      ]);
    },
  );

  test.each([
    ["Björk", "Guðmundsdóttir"],
    ["Conan", "O'Neil"],
    ["李", "小龙"],
    ["محمد", "علي"],
  ])("200: %s %s is written as it is spelled", async (firstname, lastname) => {
    const body = checkoutBody();
    const { shipping } = body.user.address ?? {};
    const user = {
      ...body.user,
      address: { ...body.user.address, shipping: { ...shipping, firstname, lastname } },
    };
    const { body: order } = await submit({ ...body, user });
    const stored = await shop().call("getOrder", { params: { id: order.id } });
    expect(stored.body.address.shipping).toMatchObject({ firstname, lastname });
  });

  test("200: stock, ledger, payment and jobs are written with the order", async () => {
    const before = await readQuantity(db(), ids.halo.violet);
    const { body } = await submit(checkoutBody());
    expect(await readQuantity(db(), ids.halo.violet)).toBe((before ?? 0) - 2);
    const attempt = await db()
      .selectFrom("payment_attempts")
      .select(["state", "amount"])
      .where("order_id", "=", body.id)
      .executeTakeFirst();
    expect(attempt).toEqual({ state: "authorized", amount: 103.92 });
    const jobs = await db().selectFrom("jobs").select("kind").execute();
    expect(jobs.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["capture", "mail"]));
  });

  test("200: a gift card pays all; what is left on it and its ledger agree", async () => {
    const code = "1000-0000-0000-0001";
    const { status, body } = await submit(
      checkoutBody({
        total: 0,
        cart: { giftCard: { code } },
        payment: { service: "internal", paymentMethod: "gift-card", nonce: null },
      }),
    );
    expect([status, body.invoice.payments.giftCard]).toEqual([200, 103.92]);
    const card = await shop().call("getGiftCard", { params: { code } });
    expect(card.body.amount_remaining).toBe(396.08);
  });

  test("200: digital goods without an address; the e-book's download is in the order", async () => {
    const { status, body } = await submit(ebookBody());
    expect([status, body.shipping, body.address.shipping]).toEqual([200, null, null]);
    expect(body.products[0]?.meta.download_url).toBe(`/assets/files/guide.pdf?order=${body.id}`);
  });

  describe("gift cards bought (CA-24)", () => {
    const delivery = { from: { email: null, name: "Ada", message: null }, to: { email: "bo@example.com" } };
    const buy = (quantity: number, more: object) =>
      checkoutBody({
        total: 50 * quantity,
        user: { address: {} },
        cart: {
          products: [{ variant: { id: ids.giftCard.variant }, quantity, ...more }],
          type: "digital",
          shipping: null,
        },
      });

    test("200: with somebody to go to", async () => {
      expect((await submit(buy(2, { delivery: [delivery, delivery] }))).status).toBe(200);
    });

    test("400: a unit without a delivery is named, and nothing is placed", async () => {
      const before = await countOrders();
      const { status, body } = await submit<400>(buy(2, { delivery }));
      expect([status, body.value]).toEqual([400, { "giftCards[1]": "A giftcard is required" }]);
      expect(await countOrders()).toBe(before);
    });

    test("400: each field by its place", async () => {
      const wrong = { from: { ...delivery.from, message: "x".repeat(801) }, to: { email: "nobody" } };
      const { status, body } = await submit<400>(buy(1, { delivery: wrong }));
      expect([status, body.value]).toEqual([
        400,
        {
          "giftCards[0].email": "A valid email is required",
          "giftCards[0].message": "Must not exceed 800 characters",
        },
      ]);
    });
  });

  test("200: pre-order takes nothing out of an empty stock", async () => {
    const products = [{ variant: { id: ids.preorder.variant }, quantity: 1, price: 120 }];
    const { status, body } = await submit(checkoutBody({ total: 129.9, cart: { products } }));
    expect([status, body.products[0]?._preorder]).toEqual([200, true]);
    expect(await readQuantity(db(), ids.preorder.variant)).toBe(0);
  });

  describe("idempotency", () => {
    test("409 idempotencyKeyInProgress: the request that has the key does not end; it says when to try again", async () => {
      const [key, body] = [randomUUID(), checkoutBody()];
      const { text } = await submit(body, key);
      const { status, response } = await db()
        .selectFrom("idempotency_keys")
        .select(["status", "response"])
        .where("key", "=", key)
        .executeTakeFirstOrThrow();
      const keep = (values: object) =>
        db().updateTable("idempotency_keys").set(values).where("key", "=", key).execute();
      await keep({ status: null, response: null });
      const stored = await submit<409>(body, key);
      expect([stored.status, stored.body.reference]).toEqual([409, "idempotencyKeyInProgress"]);
      expect(stored.headers["retry-after"]).toBe("2");
      await keep({ status, response });
      expect((await submit(body, key)).text).toBe(text);
    });

    test("a refusal frees the key: the next card may be tried with it", async () => {
      const key = randomUUID();
      expect((await submit(checkoutBody({ nonce: createNonce("declined") }), key)).status).toBe(402);
      expect((await submit(checkoutBody(), key)).status).toBe(200);
    });
  });

  describe("the buyer's scenarios (S1, S2)", () => {
    test("400: field errors on all seven billing fields", async () => {
      const { status, body } = await submit<400>(checkoutBody({ email: "ada+field-errors@example.com" }));
      expect([status, Object.keys(body.value)]).toEqual([
        400,
        ["firstname", "lastname", "address1", "city", "state", "country", "zipcode"].map(
          (field) => `user.address.billing.${field}`,
        ),
      ]);
    });
  });

  describe("what the server computes again", () => {
    test("409 invoiceDoesNotMatch: with both totals", async () => {
      const body = await expectRefused(checkoutBody({ total: 1 }), 409, "invoiceDoesNotMatch");
      expect(body.value).toEqual({ sent: 1, total: 103.92 });
    });
  });
});
