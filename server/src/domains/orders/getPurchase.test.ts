import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { checkoutBody, createNonce } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { signIn } from "../../testing/signIn.ts";

describeOperation("getPurchase", (shop) => {
  const submit = <Status extends number = 200>(
    body: ReturnType<typeof checkoutBody>,
    key: string,
    headers: Record<string, string> = {},
  ) =>
    shop().call<"submitCheckout", Status>("submitCheckout", {
      body,
      headers: { "idempotency-key": key, ...headers },
    });
  const ask = <Status extends number = 200>(key: string, headers: Record<string, string> = {}) =>
    shop().call<"getPurchase", Status>("getPurchase", { params: { key }, headers });
  const countOrders = async () =>
    (await shop().services.store.db.selectFrom("orders").select("id").execute()).length;
  const notPlaced = { status: "not-placed", order: null };
  const inProgress = { status: "in-progress", order: null };

  test("200: a placed order as submitCheckout answered it, with the guest's right to an account", async () => {
    const key = randomUUID();
    const placed = await submit(checkoutBody(), key);
    const before = await countOrders();
    const { body, headers } = await ask(key);
    expect(body).toEqual({ status: "placed", order: placed.body });
    expect(headers["x-join-nonce"]).toBe(placed.headers["x-join-nonce"]);
    expect(await countOrders()).toBe(before);
  });

  test("200: not placed for an unknown key and after a refusal; asking claims nothing", async () => {
    const key = randomUUID();
    expect((await ask(key)).body).toEqual(notPlaced);
    expect((await submit<402>(checkoutBody({ nonce: createNonce("declined") }), key)).status).toBe(402);
    expect((await ask(key)).body).toEqual(notPlaced);
    const { body } = await submit(checkoutBody(), key);
    expect((await ask(key)).body).toEqual({ status: "placed", order: body });
  });

  test("200: in progress while a request holds the key or a payment without an order is open", async () => {
    const key = randomUUID();
    await submit(checkoutBody(), key);
    const { db } = shop().services.store;
    await sql`update idempotency_keys set status = null, response = null where key = ${key}`.execute(db);
    expect((await ask(key)).body).toEqual(inProgress);

    const open = randomUUID();
    await sql`insert into payment_attempts (id, idempotency_key, provider, nonce, amount, currency, state)
      values (${randomUUID()}, ${open}, 'sandbox', 'nonce', 10, 'USD', 'authorizing')`.execute(db);
    expect((await ask(open)).body).toEqual(inProgress);
    await sql`update payment_attempts set state = 'voided' where idempotency_key = ${open}`.execute(db);
    expect((await ask(open)).body).toEqual(notPlaced);
  });

  test("403 idempotencyKeyOfMember: a member's purchase, asked for by a guest and by another member", async () => {
    const [member, other] = [await signIn(shop()), await signIn(shop())];
    const key = randomUUID();
    const placed = await submit(checkoutBody({ email: member.user.email }), key, member.headers);
    expect((await ask(key, member.headers)).body).toEqual({ status: "placed", order: placed.body });
    for (const headers of [{}, other.headers]) {
      const { status, body, text } = await ask<403>(key, headers);
      expect([status, body.reference]).toEqual([403, "idempotencyKeyOfMember"]);
      expect(text).not.toContain(placed.body.id);
    }
  });

  test("200: a guest's purchase, also for a buyer who has signed in since", async () => {
    const key = randomUUID();
    const placed = await submit(checkoutBody(), key);
    const { headers } = await signIn(shop());
    expect((await ask(key, headers)).body).toEqual({ status: "placed", order: placed.body });
  });

  test("400: a key that can be guessed", async () => {
    await submit(checkoutBody(), "cart-7-attempt-1");
    const { status, body } = await ask<400>("cart-7-attempt-1");
    expect([status, body.reference]).toEqual([400, "validationError"]);
  });

  test("200: the key of another operation is no purchase", async () => {
    const key = randomUUID();
    await sql`insert into idempotency_keys (operation, key, request_hash, claim)
      values ('acceptUpsell', ${key}, '-', ${randomUUID()})`.execute(shop().services.store.db);
    expect((await ask(key)).body).toEqual(notPlaced);
  });
});
