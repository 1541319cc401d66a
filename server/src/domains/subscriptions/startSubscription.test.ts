import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { describeOperation } from "../../testing/describeOperation.ts";
import { ids } from "../../testing/shopData.ts";
import { type SignedIn, signIn } from "../../testing/signIn.ts";
import { subscriptionBody } from "../../testing/subscription.ts";

describeOperation("startSubscription", (shop) => {
  const start = <Status extends number = 200>(
    { headers }: Pick<SignedIn, "headers">,
    more: Parameters<typeof subscriptionBody>[0] = {},
    extra: Record<string, string> = {},
  ) =>
    shop().call<"startSubscription", Status>("startSubscription", {
      body: subscriptionBody(more),
      headers: { ...headers, ...extra },
    });
  const listOrders = async ({ user, headers }: SignedIn) =>
    (await shop().call("listOrders", { params: { id: user.id }, headers })).body;
  const lapse = async (id: number) => {
    const paid_until = new Date(Date.now() - 60_000).toISOString();
    await shop()
      .services.store.db.updateTable("subscriptions")
      .set({ paid_until })
      .where("id", "=", id)
      .execute();
  };

  test("200: a start is paid, ordered and earns cash back; the account says the email address (C-040, C-618, C-701)", async () => {
    const member = await signIn(shop());
    const { body } = await start(member);
    expect(body).toMatchObject({
      user_id: member.user.id,
      products: [{ id: ids.ebook.product }],
      validation: { action: null },
      order: {
        user: { email: member.user.email },
        invoice: { total: 20, currency: "USD" },
        paymentMethod: "credit-card",
        credits: { balance: 2 },
      },
    });
    const days = (Date.parse(body.paid_until) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(27);
    expect(days).toBeLessThan(32);
    expect((await listOrders(member)).map(({ id }) => id)).toEqual([body.order?.id]);
    const { headers } = member;
    expect((await shop().call("getOrder", { params: { id: body.order?.id ?? "" }, headers })).status).toBe(
      200,
    );
  });

  test("200: the order has the site's days of return and minutes to cancel, as one of the checkout has", async () => {
    const { db } = shop().services.store;
    const setLimits = (limits: object) =>
      sql`update sites set document = jsonb_set(document, '{limits}', document->'limits' || ${JSON.stringify(limits)}::jsonb)
        where code = 'boutique'`.execute(db);
    await setLimits({ returnDays: 0, cancellationMinutes: 0 });
    try {
      const { body } = await start(await signIn(shop()));
      expect(body.order).toMatchObject({ returnDays: 0, cancellable_until: null });
    } finally {
      await setLimits({ returnDays: 30, cancellationMinutes: 30 });
    }
  });

  test("200: the payment is on record with its order and is captured by a job", async () => {
    const { body } = await start(await signIn(shop()));
    const attempt = await shop()
      .services.store.db.selectFrom("payment_attempts")
      .select(["id", "provider", "amount", "order_id"])
      .where("order_id", "=", body.order?.id ?? "")
      .executeTakeFirstOrThrow();
    expect(attempt).toMatchObject({ provider: "basis-theory", amount: 20 });
    const jobs = await shop().services.store.db.selectFrom("jobs").select(["kind", "payload"]).execute();
    expect(jobs).toContainEqual({ kind: "capture", payload: { attempt_id: attempt.id } });
  });

  test("200: the same key is one subscription and the same bytes; 409 idempotencyKeyReused for another body", async () => {
    const member = await signIn(shop());
    const key = { "idempotency-key": randomUUID() };
    const responses = await Promise.all(Array.from({ length: 10 }, () => start(member, {}, key)));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await listOrders(member)).toHaveLength(1);
    const changed = await start<409>(member, { products: [ids.halo.product], total: "48" }, key);
    expect([changed.status, changed.body.reference]).toEqual([409, "idempotencyKeyReused"]);
  });

  test("200: a change of plan while the month runs costs nothing and needs the nonce, once (C-040, C-418)", async () => {
    const member = await signIn(shop());
    const { body: begun } = await start(member);
    const change = { action: "subscription_plan_change", total: "0" } as const;
    const validation = { nonce: begun.validation.nonce, action: "upgrade" };
    const { body } = await start(member, { ...change, validation });
    expect(body).toMatchObject({ id: begun.id, paid_until: begun.paid_until, order: null });
    expect(body.validation.action).toBe("upgrade");
    expect(await listOrders(member)).toHaveLength(1);
    const again = await start<400>(member, { ...change, validation });
    expect([again.status, again.body.value]).toEqual([
      400,
      { "validation.nonce": "The validation object requires a nonce" },
    ]);
    const next = await start(member, { ...change, validation: body.validation });
    expect(next.status).toBe(200);
  });

  test("200: ten changes with one nonce at once are one", async () => {
    const member = await signIn(shop());
    const { body: begun } = await start(member);
    const change = { action: "subscription_plan_change", total: "0", validation: begun.validation } as const;
    const responses = await Promise.all(Array.from({ length: 10 }, () => start<number>(member, change)));
    expect(responses.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 400),
    ]);
  });

  test("200: a restart after the month is paid, by the card that is kept (C-040, C-417)", async () => {
    const member = await signIn(shop());
    const { body: begun } = await start(member);
    await lapse(begun.id);
    const validation = { type: "klaviyo-exchange", exchange: "01HQZX3M.WkYb5v" } as const;
    const restart = { action: "subscription_restart", validation, payment: { id: null } } as const;
    const free = await start<409>(member, { ...restart, total: "0" });
    expect([free.body.reference, free.body.value]).toEqual(["invoiceDoesNotMatch", { sent: 0, total: 20 }]);
    const { body } = await start(member, restart);
    expect([body.id, body.order?.invoice.total]).toEqual([begun.id, 20]);
    expect(await listOrders(member)).toHaveLength(2);
  });

  test("400: without a token and without a saved card there is no payment; the payload's rules hold (C-472, C-570)", async () => {
    const member = await signIn(shop());
    const bare = await start<400>(member, { payment: { id: null } });
    expect(bare.body.value).toEqual({ payment: "A payment is required" });
    const { headers } = member;
    const wrong = { ...subscriptionBody({ payment: { terms: false } }), user: { email: ".a@example.com" } };
    const { body } = await shop().call<"startSubscription", 400>("startSubscription", {
      body: wrong,
      headers,
    });
    expect(body.value).toEqual({
      "user.email":
        "Email cannot start with a period, have a period before the at symbol, nor contain consecutive periods",
      "user.address": "An address is required",
      "payment.terms": "To use our service, you will need to accept the terms and privacy policy",
    });
  });

  test("400: parcels need a saved address; 200 with one, shipping included and taxed", async () => {
    const member = await signIn(shop());
    const halo = { products: [ids.halo.product], total: "48" };
    expect((await start<400>(member, halo)).body.value).toEqual({
      "user.address.shipping": "Shipping data is required",
    });
    const shipping = {
      firstname: "Ada",
      lastname: "Moreau",
      address1: "12 Main St",
      city: "Austin",
      state: "TX",
    };
    await shop()
      .services.store.db.updateTable("users")
      .set({ addresses: JSON.stringify({ shipping: { ...shipping, zipcode: "78701", country: "US" } }) })
      .where("id", "=", member.user.id)
      .execute();
    const { db } = shop().services.store;
    const setCountry = (from: string, to: string) =>
      sql`update shipping_rates set document = replace(document::text, ${`"${from}"`}, ${`"${to}"`})::jsonb`.execute(
        db,
      );
    await setCountry("US", "CA");
    const unshipped = await start<400>(member, { ...halo, total: "51.96" });
    await setCountry("CA", "US");
    expect(unshipped.body.value).toEqual({ "user.address.shipping": "We do not ship to this address yet" });
    const { body } = await start(member, { ...halo, total: "51.96" });
    expect(body.order?.invoice).toMatchObject({
      subtotal: 48,
      shipping: 0,
      taxes: { total: 3.96 },
      total: 51.96,
    });
    expect(body.order?.address.shipping).toMatchObject(shipping);
  });

  test("404 resourceDoesNotExist: products without subscriptions, an exchange without a subscription", async () => {
    const member = await signIn(shop());
    const none = [4711, "9".repeat(40), ids.giftCard.product, ids.warranty.product, ids.retired.product];
    for (const id of none) {
      expect((await start<404>(member, { products: [id] })).body.reference).toBe("resourceDoesNotExist");
    }
    const validation = { type: "klaviyo-exchange", exchange: "x" } as const;
    const restart = await start<404>(member, { action: "subscription_restart", validation });
    expect(restart.body.reference).toBe("resourceDoesNotExist");
  });

  test("another member's nonce proves nothing", async () => {
    const { body: otherSubscription } = await start(await signIn(shop()));
    const { status } = await start<400>(await signIn(shop()), {
      action: "subscription_plan_change",
      validation: otherSubscription.validation,
      total: "0",
    });
    expect(status).toBe(400);
  });

  test.each([
    ["tok_declined", 402, "Do Not Honor"],
    ["tok_expired", 402, "Expired Card"],
  ])("402 paymentDeclined: %s pays nothing and starts nothing (CA-46)", async (id, status, message) => {
    const member = await signIn(shop());
    const declined = await start<402>(member, { payment: { id } });
    expect([declined.status, declined.body.reference, declined.body.message]).toEqual([
      status,
      "paymentDeclined",
      message,
    ]);
    expect(await listOrders(member)).toEqual([]);
  });

  test("422: an unknown token", async () => {
    const { status, body } = await start<422>(await signIn(shop()), { payment: { id: "tok_unknown" } });
    expect([status, body]).toEqual([
      422,
      [{ code: "NOT_FOUND", attribute: "payment.id", message: "Token was not found." }],
    ]);
  });
});
