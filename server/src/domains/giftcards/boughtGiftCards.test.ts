import { randomUUID } from "node:crypto";
import type { CartLineInput, GiftCardDelivery, Order } from "@velours/sdk/types";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { createApp } from "../../assembly/app.ts";
import { doDueJobs } from "../../assembly/runJobs.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { readEmails } from "../../testing/readEmails.ts";
import { ids } from "../../testing/shopData.ts";
import { erasePerson } from "../privacy/erasePerson.ts";
import { exportPerson } from "../privacy/exportPerson.ts";
import { boughtGiftCard } from "./emails/boughtGiftCard.ts";
import { issueBoughtGiftCard } from "./issueBoughtGiftCard.ts";

const pattern = /\b\d{1,4}-\d{4}-\d{4}-\d{4}\b/;

describeOperation("submitCheckout", (shop) => {
  const db = () => shop().services.store.db;
  /** Buys gift cards over 50 for these people; answers the order. */
  async function buyFor(
    to: string[],
    { message = "Enjoy!" as string | null, date = null as string | null, headers = {} } = {},
  ): Promise<Order> {
    const deliveries = to.map((email) => ({
      from: { email: "ada@example.com", name: "Ada", message },
      to: { email },
      ...(date === null ? {} : { date }),
    }));
    return buy(deliveries, headers);
  }
  async function buy(deliveries: GiftCardDelivery[], headers: Record<string, string> = {}): Promise<Order> {
    const { status, body } = await submit(deliveries, headers);
    expect(status).toBe(200);
    return body as Order;
  }
  function submit(deliveries: GiftCardDelivery[], headers: Record<string, string> = {}) {
    const quantity = deliveries.length;
    const body = checkoutBody({
      total: 50 * quantity,
      cart: {
        products: [
          {
            variant: { id: ids.giftCard.variant },
            quantity,
            ...(quantity === 1 ? { delivery: deliveries[0] } : { delivery: deliveries }),
          } as CartLineInput,
        ],
        type: "digital",
        shipping: null,
        invoice: { total: 50 * quantity, currency: "USD" },
      },
    });
    return shop().call<"submitCheckout", 200 | 400>("submitCheckout", { body, headers });
  }
  const readCards = (order: Order) =>
    db()
      .selectFrom("gift_cards")
      .select(["code", "remaining", "unit"])
      .where("order_id", "=", order.id)
      .orderBy("unit")
      .execute();
  const newAddress = () => `bo-${randomUUID()}@example.com`;

  test("each unit brings its recipient an email with a code that can be spent (S-004, S-755, C-361)", async () => {
    const [bo, cleo] = [newAddress(), newAddress()];
    const order = await buyFor([bo, cleo]);
    expect(JSON.stringify(order)).not.toMatch(pattern);
    const [mail] = await readEmails(shop(), bo);
    const [otherMail] = await readEmails(shop(), cleo);
    const code = mail?.text.match(pattern)?.[0] ?? "";
    expect(otherMail?.text.match(pattern)?.[0]).not.toBe(code);
    expect(mail?.text).toContain("Ada sends you a gift card\n\nEnjoy!\n\nIt is worth $50.00 at Velours.");
    const { body } = await shop().call("getGiftCard", { params: { code } });
    expect(body).toEqual({ code, amount_remaining: 50, site: "boutique", currency: "USD" });
    const spent = await shop().call("submitCheckout", {
      body: checkoutBody({
        total: 53.92,
        cart: { giftCard: { code }, invoice: { total: 53.92, currency: "USD" } },
      }),
    });
    expect(spent.body.invoice.payments.giftCard).toBe(50);
    const entries = await db()
      .selectFrom("gift_card_entries")
      .select(["amount", "reason"])
      .where("code", "=", code)
      .orderBy("id")
      .execute();
    expect(entries).toEqual([
      { amount: 50, reason: "issue" },
      { amount: -50, reason: "order" },
    ]);
  });

  test("the email is in the shopper's language", async () => {
    const bo = newAddress();
    await buyFor([bo], { message: null, headers: { "accept-language": "fr" } });
    const [mail] = await readEmails(shop(), bo);
    expect(mail?.subject).toBe("Un cadeau pour vous");
    expect(mail?.text).toMatch(
      /^Ada vous envoie une carte-cadeau\n\nElle vaut \$50\.00 chez Velours\.\n\nVotre code\u00a0: \d/,
    );
  });

  test("no card before the money is taken, one card however often the job runs, none for a payment that failed", async () => {
    const bo = newAddress();
    const order = await buyFor([bo]);
    const attempt = await db()
      .selectFrom("payment_attempts")
      .select("id")
      .where("order_id", "=", order.id)
      .executeTakeFirstOrThrow();
    const [job] = (
      await db().selectFrom("jobs").select("payload").where("kind", "=", "gift-card").execute()
    ).filter(({ payload }) => (payload as { to?: string }).to === bo);
    const issue = () => issueBoughtGiftCard(shop().services.store, job?.payload as never);
    await expect(issue()).rejects.toThrow(`attempt ${attempt.id} is not taken yet`);
    const setState = (state: "failed" | "captured") =>
      db().updateTable("payment_attempts").set({ state }).where("id", "=", attempt.id).execute();
    await setState("failed");
    await expect(issue()).rejects.toThrow(`what attempt ${attempt.id} brought is not taken back`);
    expect(await readCards(order)).toEqual([]);
    await setState("captured");
    await Promise.all(Array.from({ length: 20 }, issue));
    await doDueJobs(shop().services, shop().app.log);
    expect(await readCards(order)).toMatchObject([{ remaining: 50, unit: 0 }]);
    expect(await readEmails(shop(), bo)).toHaveLength(1);
  });

  describe("with a delivery date", () => {
    const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    /** The jobs of a recipient's card, as if its day had come. */
    const dayComes = (to: string) =>
      sql`update jobs set run_at = now() where kind = 'gift-card' and payload->>'to' = ${to}`.execute(db());
    const dueAt = async (to: string) => {
      const { rows } = await sql<{ at: string }>`
        select to_char(run_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI') as at from jobs
        where kind = 'gift-card' and payload->>'to' = ${to}`.execute(db());
      return rows.map(({ at }) => at);
    };

    test("its recipient is erased only once it was sent: somebody paid for it", async () => {
      const bo = newAddress();
      const order = await buyFor([bo], { date: dayFromNow(5) });
      expect(JSON.parse(await exportPerson(db(), bo)).jobs).toMatchObject([{ payload: { to: bo } }]);
      await expect(erasePerson(db(), bo)).rejects.toThrow(`Not finished yet: ${order.number}.`);
      await dayComes(bo);
      expect(await readEmails(shop(), bo)).toHaveLength(1);
      expect(await erasePerson(db(), bo)).toContain("The guest is erased");
    });

    test("the order says the day, and card and email wait for 10:00 UTC of it", async () => {
      const bo = newAddress();
      const day = dayFromNow(40);
      const order = await buyFor([bo], { date: day });
      expect(order.products[0]?._deliveries).toEqual([
        { from: { email: "ada@example.com", name: "Ada", message: "Enjoy!" }, to: { email: bo }, date: day },
      ]);
      expect((await shop().call("getOrder", { params: { id: order.id } })).body).toMatchObject(order);
      expect(await readEmails(shop(), bo)).toEqual([]);
      expect(await readCards(order)).toEqual([]);
      expect(await dueAt(bo)).toEqual([`${day}T10:00`]);
    });

    test("it comes once on the day, however often the process is started again", async () => {
      const bo = newAddress();
      const order = await buyFor([bo], { date: dayFromNow(3) });
      await doDueJobs(shop().services, shop().app.log);
      await dayComes(bo);
      const restarted = await createApp(shop().services, {});
      await Promise.all([
        doDueJobs(shop().services, shop().app.log),
        doDueJobs(shop().services, restarted.log),
        doDueJobs(shop().services, restarted.log),
      ]);
      await restarted.close();
      expect(await readEmails(shop(), bo)).toHaveLength(1);
      await dayComes(bo);
      expect(await readEmails(shop(), bo)).toHaveLength(1);
      expect(await readCards(order)).toHaveLength(1);
    });

    test("when the money is not taken on the day, the card waits for the money", async () => {
      const bo = newAddress();
      const order = await buyFor([bo], { date: dayFromNow(3) });
      const setState = (state: "authorized" | "captured") =>
        db().updateTable("payment_attempts").set({ state }).where("order_id", "=", order.id).execute();
      await doDueJobs(shop().services, shop().app.log);
      await setState("authorized");
      await dayComes(bo);
      expect(await readEmails(shop(), bo)).toEqual([]);
      expect(await readCards(order)).toEqual([]);
      await setState("captured");
      await dayComes(bo);
      expect(await readEmails(shop(), bo)).toHaveLength(1);
    });

    test("today's goes at once when the hour is over, and each unit has its own day", async () => {
      const [bo, cleo] = [newAddress(), newAddress()];
      const soon = dayFromNow(10);
      const today = dayFromNow(0);
      const delivery = (email: string, date: string | null) => ({
        from: { email: "ada@example.com", name: "Ada", message: null },
        to: { email },
        date,
      });
      const order = await buy([delivery(bo, today), delivery(cleo, soon)]);
      expect(order.products[0]?._deliveries?.map(({ date }) => date)).toEqual([today, soon]);
      const hour = new Date().getUTCHours();
      if (hour >= 10) expect(await readEmails(shop(), bo)).toHaveLength(1);
      else expect(await dueAt(bo)).toEqual([`${today}T10:00`]);
      expect(await dueAt(cleo)).toEqual([`${soon}T10:00`]);
    });

    test.each([
      ["a day that passed", -2, "This day has passed. Choose another or none"],
      ["a day in two years", 730, "Choose a day within one year"],
    ] as const)("400 validationError: %s", async (_, days, text) => {
      const { status, body } = await submit([
        {
          from: { email: null, name: "Ada", message: null },
          to: { email: newAddress() },
          date: dayFromNow(days),
        },
      ]);
      expect([status, body]).toMatchObject([
        400,
        { reference: "validationError", value: { "giftCards[0].date": text } },
      ]);
    });
  });

  test("as many as an order may have: codes of the pattern, none twice, and not in a row", async () => {
    const bo = newAddress();
    const order = await buyFor(Array.from({ length: 20 }, () => bo));
    await doDueJobs(shop().services, shop().app.log);
    const codes = (await readCards(order)).map(({ code }) => code);
    expect(codes).toHaveLength(20);
    expect(codes.filter((code) => !/^\d{4}-\d{4}-\d{4}-\d{4}$/.test(code))).toEqual([]);
    expect(new Set(codes).size).toBe(20);
    expect(new Set(codes.map((code) => code.slice(0, 4))).size).toBeGreaterThan(10);
  });

  test("an address gets only so many in a day; those that are left come later", async () => {
    const bo = newAddress();
    await buyFor(Array.from({ length: 15 }, () => bo));
    const order = await buyFor(Array.from({ length: 15 }, () => bo));
    expect(await readEmails(shop(), bo)).toHaveLength(20);
    expect(await readCards(order)).toHaveLength(5);
    const { rows } = await sql<{
      soon: boolean;
    }>`select run_at < now() + interval '1 minute' as soon from jobs
      where kind = 'gift-card' and done_at is null and payload->>'to' = ${bo}`.execute(db());
    expect(rows).toEqual(Array.from({ length: 10 }, () => ({ soon: false })));
    await db().deleteFrom("rate_limits").execute();
    await sql`update jobs set run_at = now() where kind = 'gift-card' and payload->>'to' = ${bo}`.execute(
      db(),
    );
    expect(await readEmails(shop(), bo)).toHaveLength(30);
    expect(await readCards(order)).toHaveLength(15);
  });

  test("an order whose card is sent at once can't be cancelled; one whose day has not come can, and sends nothing", async () => {
    const [bo, cleo] = [newAddress(), newAddress()];
    const cancel = (id: string) => shop().call<"cancelOrder", number>("cancelOrder", { params: { id } });
    const sent = await buyFor([bo]);
    expect(sent.cancellable_until).toBeNull();
    expect((await cancel(sent.id)).body).toMatchObject({ reference: "cancellationClosed" });
    const later = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const waiting = await buyFor([cleo], { date: later });
    expect((await cancel(waiting.id)).body).toMatchObject({ status: "cancelled" });
    await sql`update jobs set run_at = now() where kind = 'gift-card' and payload->>'to' = ${cleo}`.execute(
      db(),
    );
    expect([(await readEmails(shop(), bo)).length, (await readEmails(shop(), cleo)).length]).toEqual([1, 0]);
  });
});

describe("the email of a gift card", () => {
  const card = {
    code: "0123-4567-8901-2345",
    amount_remaining: 50,
    site: "outlet",
    currency: "CAD",
  } as const;
  const email = { order_id: "o1", unit: 2, to: "bo@example.com", name: "Ada", message: null };

  const outlet = {
    name: "Velours Outlet",
    url: "https://outlet.velours.example",
    supportEmail: "care@velours.example",
    regions: [],
    defaultLanguage: "en" as const,
  };

  test("names neither shop nor product in its subject; its text says whose it is, where it is spent and whom to ask", () => {
    const mail = boughtGiftCard({ ...email, language: "en" }, card, outlet);
    expect(mail.id).toMatch(/^gift-card\.[0-9a-f]{32}@velours$/);
    expect(boughtGiftCard({ ...email, language: "en" }, card, outlet).id).toBe(mail.id);
    expect(boughtGiftCard({ ...email, unit: 3, language: "en" }, card, outlet).id).not.toBe(mail.id);
    expect(mail.subject).toBe("A gift for you");
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain("0123-4567-8901-2345");
      expect(part).toContain("It is worth CA$50.00 at Velours Outlet.");
      expect(part).toContain("because Ada bought the card for you at Velours Outlet");
      expect(part).toContain("https://outlet.velours.example/");
      expect(part).toContain("care@velours.example");
    }
  });

  test("is French with French punctuation, and leads to the French pages", () => {
    const { text, html } = boughtGiftCard({ ...email, language: "fr" }, card, outlet);
    expect(text).toContain("https://outlet.velours.example/fr");
    expect(text).not.toMatch(/\b(your|you|email)\b/i);
    expect(text).not.toMatch(/[ \p{L}\d»][!?;:»](?=\s)|«(?!\u00a0)/u);
    expect(html).toContain('<html lang="fr">');
  });

  test("what the buyer writes is text, never markup", () => {
    const evil = '<a href="https://evil.example">Velours</a>';
    const { html } = boughtGiftCard({ ...email, name: evil, message: evil, language: "en" }, card, outlet);
    expect(html).not.toContain(evil);
    expect(html).toContain("&lt;a href=&quot;https://evil.example&quot;&gt;");
  });
});
