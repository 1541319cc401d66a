import { sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";
import { describeOperation } from "../../testing/describeOperation.ts";
import { readEmails } from "../../testing/readEmails.ts";
import { ids } from "../../testing/shopData.ts";
import { type SignedIn, signIn } from "../../testing/signIn.ts";
import { subscriptionBody } from "../../testing/subscription.ts";

describeOperation("orderSubscription", (shop) => {
  const db = () => shop().services.store.db;
  afterEach(() => {
    vi.restoreAllMocks();
  });
  async function subscribed(): Promise<SignedIn & { id: number; first: string }> {
    const member = await signIn(shop());
    const { body } = await shop().call("startSubscription", {
      body: subscriptionBody(),
      headers: member.headers,
    });
    return { ...member, id: body.id, first: body.order?.id ?? "" };
  }
  const order = <Status extends number = 200>(
    { headers, user }: SignedIn,
    id: number,
    userId: number = user.id,
  ) =>
    shop().call<"orderSubscription", Status>("orderSubscription", {
      body: { user_id: userId, subscription_id: id },
      headers,
    });
  const change = (id: number, set: { paid_until?: string; card?: string; amount?: number }) =>
    db().updateTable("subscriptions").set(set).where("id", "=", id).execute();
  const past = () => new Date(Date.now() - 60_000).toISOString();

  test("200: while the month runs its order is answered, and nothing is charged (C-325, C-701)", async () => {
    const member = await subscribed();
    expect((await order(member, member.id)).body.id).toBe(member.first);
    const months = await db()
      .selectFrom("subscription_orders")
      .select("month")
      .where("subscription_id", "=", member.id)
      .execute();
    expect(months).toEqual([{ month: 1 }]);
  });

  test("200: the next month is ordered and paid once, by 20 at once", async () => {
    const member = await subscribed();
    await change(member.id, { paid_until: past() });
    const responses = await Promise.all(Array.from({ length: 20 }, () => order(member, member.id)));
    const [id] = new Set(responses.map(({ status, body }) => `${status} ${body.id}`));
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(id).not.toContain(member.first);
    const months = await db()
      .selectFrom("subscription_orders")
      .innerJoin("payment_attempts", "payment_attempts.order_id", "subscription_orders.order_id")
      .select(["month", "amount"])
      .where("subscription_id", "=", member.id)
      .orderBy("month")
      .execute();
    expect(months).toEqual([
      { month: 1, amount: 20 },
      { month: 2, amount: 20 },
    ]);
  });

  test("402 paymentDeclined: then the month can be ordered again with another card", async () => {
    const member = await subscribed();
    await change(member.id, { paid_until: past(), card: "tok_declined" });
    expect((await order<402>(member, member.id)).body.reference).toBe("paymentDeclined");
    await change(member.id, { card: "tok_ok" });
    expect((await order(member, member.id)).status).toBe(200);
  });

  test("429 rateLimited: after five failed payments the card is asked no more", async () => {
    await db().deleteFrom("failed_payments").execute();
    const member = await subscribed();
    await change(member.id, { paid_until: past(), card: "tok_declined" });
    const authorize = vi.spyOn(shop().services.vault, "authorize");
    const statuses: number[] = [];
    for (let time = 0; time < 7; time++) statuses.push((await order<number>(member, member.id)).status);
    expect(statuses).toEqual([402, 402, 402, 402, 402, 429, 429]);
    expect(authorize).toHaveBeenCalledTimes(5);
    // A month that is paid is answered all the same.
    await change(member.id, { paid_until: new Date(Date.now() + 60_000).toISOString() });
    expect((await order(member, member.id)).body.id).toBe(member.first);
    await db().deleteFrom("failed_payments").execute();
  });

  test("409 invoiceDoesNotMatch: a higher price was not agreed to", async () => {
    const member = await subscribed();
    await change(member.id, { paid_until: past(), amount: 19 });
    const { status, body } = await order<409>(member, member.id);
    expect([status, body.reference, body.value]).toEqual([
      409,
      "invoiceDoesNotMatch",
      { sent: 19, total: 20 },
    ]);
  });

  test("409 cartValidationErrors: sold out during the payment, and told as by its own site from whichever it is ordered", async () => {
    const member = await subscribed();
    await change(member.id, { paid_until: past() });
    const setStock = (stock: { quantity: number | null; level: "none" | "unlimited" }) =>
      db().updateTable("stock").set(stock).where("variant_id", "=", ids.ebook.variant).execute();
    const { vault } = shop().services;
    const authorize = vault.authorize.bind(vault);
    vi.spyOn(vault, "authorize").mockImplementationOnce(async (request) => {
      const result = await authorize(request);
      await setStock({ quantity: 0, level: "none" });
      return result;
    });
    // This site sells nothing.
    const headers = { ...member.headers, host: "closet.localhost" };
    const { status, body } = await order<409>({ ...member, headers }, member.id);
    await setStock({ quantity: null, level: "unlimited" });
    expect([status, body.reference, body.value]).toMatchObject([
      409,
      "cartValidationErrors",
      { status: "deny" },
    ]);
    const { email } = member.user;
    const { rows } = await sql`select payload ->> 'site' as site from jobs
      where payload ->> 'template' = 'payment-released' and payload ->> 'email' = ${email}`.execute(db());
    expect(rows).toEqual([{ site: "boutique" }]);
    const emails = await readEmails(shop(), email);
    expect(emails.map(({ text }) => text)).toContainEqual(
      expect.stringContaining("Your subscription could not be ordered"),
    );
  });

  test("401 authenticationRequired and 404 resourceDoesNotExist: only the member's own (C-325)", async () => {
    const member = await subscribed();
    const otherMember = await signIn(shop());
    const guest = { ...member, headers: {} as never };
    expect((await order<401>(guest, member.id)).body.reference).toBe("authenticationRequired");
    expect((await order<404>(otherMember, member.id, member.user.id)).status).toBe(404);
    expect((await order<404>(otherMember, member.id)).status).toBe(404);
    expect((await order<404>(member, 4711)).status).toBe(404);
    expect((await order<404>(member, 0.5)).status).toBe(404);
  });

  test("404 resourceDoesNotExist: a product that was taken off sale", async () => {
    const member = await subscribed();
    await change(member.id, { paid_until: past() });
    const off = (enabled: boolean) =>
      db().updateTable("products").set({ enabled }).where("id", "=", ids.ebook.product).execute();
    await off(false);
    expect((await order<404>(member, member.id)).status).toBe(404);
    await off(true);
    expect((await order(member, member.id)).status).toBe(200);
  });
});
