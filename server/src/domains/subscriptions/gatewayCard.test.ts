import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { fixture } from "../../testing/fixture.ts";
import { openPayingShop } from "../../testing/payingShop.ts";
import { type SignedIn, signIn } from "../../testing/signIn.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { subscriptionBody } from "../../testing/subscription.ts";

const declines = [
  ["declined", "2000", 402, "Do Not Honor"],
  ["expired", "2004", 402, "Expired Card"],
] as const;

describeOnStores("a subscription paid with a card saved at the real gateway (C-040)", (createStore) => {
  const shop = fixture(async () => openPayingShop(await createStore("filled")));

  async function memberWithCard(): Promise<SignedIn & { token: string }> {
    const member = await signIn(shop);
    const { headers, user } = member;
    const body = checkoutBody({ email: user.email, nonce: "fake-valid-nonce", payment: { vaulted: true } });
    expect((await shop.call("submitCheckout", { body, headers })).status).toBe(200);
    const cards = await shop.call("createCardToken", { query: "currency=USD", headers });
    const token = cards.body.creditCards[0]?.token ?? "";
    return { ...member, token };
  }
  const start = <Status extends number = 200>(
    { headers }: SignedIn,
    token: string,
    key: string = randomUUID(),
  ) =>
    shop.call<"startSubscription", Status>("startSubscription", {
      body: subscriptionBody({ payment: { id: token } }),
      headers: { ...headers, "idempotency-key": key },
    });
  const nextMonth = <Status extends number = 200>({ headers, user }: SignedIn, id: number) =>
    shop.call<"orderSubscription", Status>("orderSubscription", {
      body: { user_id: user.id, subscription_id: id },
      headers,
    });
  const lapse = (id: number) =>
    shop.services.store.db
      .updateTable("subscriptions")
      .set({ paid_until: new Date(Date.now() - 60_000).toISOString() })
      .where("id", "=", id)
      .execute();
  const decline = (token: string, code: string | undefined) => shop.gateway.control("card", { token, code });
  const seenFor = async (orderId: string | undefined) => {
    const attempt = await shop.services.store.db
      .selectFrom("payment_attempts")
      .select("id")
      .where("order_id", "=", orderId ?? "")
      .executeTakeFirstOrThrow();
    return await shop.getGatewayStates(attempt.id);
  };

  test("200: the first month and the next are each taken once", async () => {
    const member = await memberWithCard();
    const { body } = await start(member, member.token);
    expect(body.order?.invoice.total).toBe(20);
    await lapse(body.id);
    const second = await nextMonth(member, body.id);
    expect(second.status).toBe(200);
    expect((await nextMonth(member, body.id)).body).toEqual(second.body);
    expect(second.body.id).not.toBe(body.order?.id);
    await shop.finishJobs();
    expect([await seenFor(body.order?.id), await seenFor(second.body.id)]).toEqual([["taken"], ["taken"]]);
  });

  test("200: the gateway's answer lost is one payment", async () => {
    const member = await memberWithCard();
    await shop.gateway.control("faults", { lose: "answer", times: 1, path: "/transactions" });
    const { status, body } = await start(member, member.token);
    expect(status).toBe(200);
    expect(await seenFor(body.order?.id)).toEqual(["held"]);
  });

  test.each(declines)(
    "402: a card that is %s pays no first month, and frees the key",
    async (_name, code, status, message) => {
      const member = await memberWithCard();
      const key = randomUUID();
      await decline(member.token, code);
      const refused = await start<402>(member, member.token, key);
      expect([refused.status, refused.body.message]).toEqual([status, message]);
      await decline(member.token, undefined);
      expect((await start(member, member.token, key)).status).toBe(200);
    },
  );

  test.each(declines)(
    "402: a card that is %s by then pays no next month; later it does",
    async (_name, code, status, message) => {
      const member = await memberWithCard();
      const { body } = await start(member, member.token);
      await lapse(body.id);
      await decline(member.token, code);
      const refused = await nextMonth<402>(member, body.id);
      expect([refused.status, refused.body.message]).toEqual([status, message]);
      await decline(member.token, undefined);
      expect((await nextMonth(member, body.id)).status).toBe(200);
    },
  );

  test("422: a card is its owner's alone, and the sandbox's tokens belong to no member", async () => {
    const [owner, otherMember] = [await memberWithCard(), await memberWithCard()];
    for (const token of [owner.token, "tok_ok"]) {
      const { status, body } = await start<422>(otherMember, token);
      expect([status, body.map(({ code }) => code)]).toEqual([422, ["91518"]]);
    }
  });
});
