import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { abandonedAfterSeconds, recoverEverySeconds } from "../../platform/idempotency/store.ts";
import { checkoutBody, createNonce } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { memberWith } from "../../testing/memberWith.ts";
import { ids } from "../../testing/shopData.ts";
import { signIn } from "../../testing/signIn.ts";
import { subscriptionBody } from "../../testing/subscription.ts";
import { orderWithOffer, toAcceptance } from "../../testing/upsells.ts";
import { recoverAttempts } from "./recoverAttempts.ts";

describeOperation("submitCheckout", (shop) => {
  const db = () => shop().services.store.db;
  beforeEach(() =>
    db().updateTable("stock").set({ quantity: 100 }).where("variant_id", "=", ids.halo.violet).execute(),
  );
  const countOrders = async () => (await db().selectFrom("orders").select("id").execute()).length;
  const submit = <Status extends number = 200>(
    body: ReturnType<typeof checkoutBody>,
    key: string,
    headers: Record<string, string> = {},
  ) =>
    shop().call<"submitCheckout", Status>("submitCheckout", {
      body,
      headers: { "idempotency-key": key, ...headers },
    });

  test("409 idempotencyKeyReused: a member's key and body from another session, and no second order", async () => {
    const rich = await memberWith(shop(), 80);
    const [key, body] = [randomUUID(), checkoutBody({ nonce: createNonce("ok") })];
    const { text } = await submit(body, key, rich.headers);
    expect(text).toContain('"balance":90');
    const before = await countOrders();
    const otherMember = await signIn(shop());
    for (const headers of [{}, otherMember.headers]) {
      const response = await submit<409>(body, key, headers);
      expect([response.status, response.body.reference]).toEqual([409, "idempotencyKeyReused"]);
      expect(response.text).not.toContain("balance");
    }
    expect((await submit(body, key, rich.headers)).text).toBe(text);
    expect(await countOrders()).toBe(before);
  });

  test("200: a guest who lost their cookies, or signed in meanwhile, gets the one order again", async () => {
    const [key, body] = [randomUUID(), checkoutBody()];
    const first = await submit(body, key, {
      cookie: "velours_identity=0b8f4a3e-7c55-4c0c-9f0a-3c1d3f6f2a11",
    });
    const before = await countOrders();
    const { headers } = await signIn(shop());
    for (const sent of [{}, headers]) expect((await submit(body, key, sent)).text).toBe(first.text);
    expect(await countOrders()).toBe(before);
  });

  test("at once: a member and a stranger with the member's key; the stranger learns nothing, whoever is first", async () => {
    const { headers, user } = await signIn(shop());
    const [key, body] = [randomUUID(), checkoutBody({ email: user.email })];
    const before = await countOrders();
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => submit<number>(body, key, index % 2 ? headers : {})),
    );
    expect(await countOrders()).toBe(before + 1);
    const guests = responses.filter((_, index) => index % 2 === 0);
    const isMembers = guests.every(({ status }) => status === 409);
    // A guest's order shows no balance; a member's is for the member alone.
    expect(isMembers || guests.every(({ headers }) => "x-join-nonce" in headers)).toBe(true);
  });

  test("409 idempotencyKeyInProgress: after a crash Retry-After says when the key is free, and it is free then", async () => {
    const [key, body] = [randomUUID(), checkoutBody()];
    await submit(body, key);
    const age = (seconds: number) =>
      sql`update idempotency_keys set status = null, response = null, created_at = now() - make_interval(secs => ${seconds})
        where key = ${key}`.execute(db());
    await age(30);
    const response = await submit<409>(body, key);
    expect(response.body.reference).toBe("idempotencyKeyInProgress");
    const wait = Number(response.headers["retry-after"]);
    expect(wait).toBeGreaterThan(abandonedAfterSeconds - 40);
    expect(wait).toBeLessThanOrEqual(abandonedAfterSeconds + recoverEverySeconds - 30);
    await age(30 + wait);
    await recoverAttempts(shop().services, abandonedAfterSeconds);
    const { rows } = await sql`select 1 from idempotency_keys where key = ${key}`.execute(db());
    expect(rows).toEqual([]);
  });

  describe("other operations with a key", () => {
    test("409: acceptUpsell and startSubscription of a member, from another session", async () => {
      const email = `${randomUUID()}+upsell-single@example.com`;
      const { headers } = await signIn(shop(), { email });
      const otherMember = await signIn(shop());
      const order = await orderWithOffer(shop(), { email, headers });
      const calls = { acceptUpsell: toAcceptance(order), startSubscription: subscriptionBody({}) };
      for (const [operation, body] of Object.entries(calls) as ["acceptUpsell", object][]) {
        const key = randomUUID();
        const ask = (sent: Record<string, string>) =>
          shop().call<"acceptUpsell", number>(operation, {
            body,
            headers: { "idempotency-key": key, ...sent },
          });
        expect((await ask(headers)).status).toBe(200);
        const { status, text } = await ask(otherMember.headers);
        expect([operation, status, JSON.parse(text).reference]).toEqual([
          operation,
          409,
          "idempotencyKeyReused",
        ]);
      }
    });
  });
});
