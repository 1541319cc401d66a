import { randomUUID } from "node:crypto";
import type { Order } from "@velours/sdk/types";
import { describe, expect, test } from "vitest";
import { doDueJobs } from "../jobs/runJobs.ts";
import { boughtGiftCard } from "../mail/boughtGiftCard.ts";
import { checkoutBody } from "../testing/checkoutBody.ts";
import { describeOperation } from "../testing/describeOperation.ts";
import { readLetters } from "../testing/readLetters.ts";
import { ids } from "../testing/shopData.ts";
import { issueGiftCard } from "./issueGiftCard.ts";

const pattern = /\b\d{1,4}-\d{4}-\d{4}-\d{4}\b/;

describeOperation("submitCheckout", (shop) => {
  const db = () => shop().services.store.db;
  /** Buys gift cards over 50 for these people; answers the order. */
  async function buyFor(
    to: string[],
    { message = "Enjoy!" as string | null, headers = {} } = {},
  ): Promise<Order> {
    const deliveries = to.map((email) => ({
      from: { email: "ada@example.com", name: "Ada", message },
      to: { email },
    }));
    const body = checkoutBody({
      total: 50 * to.length,
      cart: {
        products: [
          {
            variant: { id: ids.giftCard.variant },
            quantity: to.length,
            delivery: to.length === 1 ? deliveries[0] : deliveries,
          },
        ],
        type: "digital",
        shipping: null,
        invoice: { total: 50 * to.length, currency: "USD" },
      },
    });
    const { status, body: order } = await shop().call("submitCheckout", { body, headers });
    expect(status).toBe(200);
    return order;
  }
  const cardsOf = (order: Order) =>
    db()
      .selectFrom("gift_cards")
      .select(["code", "remaining", "unit"])
      .where("order_id", "=", order.id)
      .orderBy("unit")
      .execute();
  const someone = () => `bo-${randomUUID()}@example.com`;

  test("each unit brings its recipient a letter with a code that can be spent (S-004, S-755, C-361)", async () => {
    const [bo, cleo] = [someone(), someone()];
    const order = await buyFor([bo, cleo]);
    expect(JSON.stringify(order)).not.toMatch(pattern);
    const [letter] = await readLetters(shop(), bo);
    const [other] = await readLetters(shop(), cleo);
    const code = letter?.text.match(pattern)?.[0] ?? "";
    expect(other?.text.match(pattern)?.[0]).not.toBe(code);
    expect(letter?.text).toContain("Ada sends you a gift card.\n\nEnjoy!\n\nIt is worth $50.00.");
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

  test("the letter is in the shopper's language", async () => {
    const bo = someone();
    await buyFor([bo], { message: null, headers: { "accept-language": "fr" } });
    const [letter] = await readLetters(shop(), bo);
    expect(letter?.subject).toBe("Un cadeau pour vous");
    expect(letter?.text).toMatch(
      /^Ada vous envoie une carte-cadeau\.\n\nElle vaut \$50\.00\.\n\nVotre code\u00a0: \d/,
    );
  });

  test("no card before the money is taken, one card however often the job runs, none for a payment that failed", async () => {
    const bo = someone();
    const order = await buyFor([bo]);
    const attempt = await db()
      .selectFrom("payment_attempts")
      .select("id")
      .where("order_id", "=", order.id)
      .executeTakeFirstOrThrow();
    const [job] = (
      await db().selectFrom("jobs").select("payload").where("kind", "=", "gift-card").execute()
    ).filter(({ payload }) => (payload as { to?: string }).to === bo);
    const issue = () => issueGiftCard(shop().services.store, job?.payload as never);
    await expect(issue()).rejects.toThrow(`attempt ${attempt.id} is not taken yet`);
    const setState = (state: "failed" | "captured") =>
      db().updateTable("payment_attempts").set({ state }).where("id", "=", attempt.id).execute();
    await setState("failed");
    await issue();
    expect(await cardsOf(order)).toEqual([]);
    await setState("captured");
    await Promise.all(Array.from({ length: 20 }, issue));
    await doDueJobs(shop().services, shop().app.log);
    expect(await cardsOf(order)).toMatchObject([{ remaining: 50, unit: 0 }]);
    expect(await readLetters(shop(), bo)).toHaveLength(1);
  });

  test("100 codes: all of the pattern, none twice, and not in a row", async () => {
    const bo = someone();
    const order = await buyFor(Array.from({ length: 100 }, () => bo));
    // A round takes twenty jobs of a kind.
    for (let round = 0; round < 6; round++) await doDueJobs(shop().services, shop().app.log);
    const codes = (await cardsOf(order)).map(({ code }) => code);
    expect(codes).toHaveLength(100);
    expect(codes.filter((code) => !/^\d{4}-\d{4}-\d{4}-\d{4}$/.test(code))).toEqual([]);
    expect(new Set(codes).size).toBe(100);
    expect(new Set(codes.map((code) => code.slice(0, 4))).size).toBeGreaterThan(50);
  });
});

describe("the letter of a gift card", () => {
  const card = {
    code: "0123-4567-8901-2345",
    amount_remaining: 50,
    site: "outlet",
    currency: "CAD",
  } as const;
  const letter = { order_id: "o1", unit: 2, to: "bo@example.com", name: "Ada", message: null };

  test("names neither shop nor product in its subject, and where the card is spent in its text", () => {
    const mail = boughtGiftCard({ ...letter, language: "en" }, card, "https://outlet.velours.example");
    expect(mail.id).toBe("gift-card.o1.2@velours");
    expect(mail.subject).toBe("A gift for you");
    expect(mail.text).toContain("Your code: 0123-4567-8901-2345");
    expect(mail.text).toContain("checkout of https://outlet.velours.example.");
  });
});
