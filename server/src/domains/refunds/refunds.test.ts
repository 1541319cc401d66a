import { randomUUID } from "node:crypto";
import { formatMoney } from "@velours/sdk/rules";
import { countUnits } from "@velours/sdk/shop";
import type { MerchantOrder, OrderRow, TaxRateRow } from "@velours/sdk/types";
import { sql } from "kysely";
import { afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { brokenInvariants } from "../../../invariants/invariants.ts";
import { doDueJobs } from "../../assembly/runJobs.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { fixture } from "../../testing/fixture.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { readEmails } from "../../testing/readEmails.ts";
import { readQuantity } from "../../testing/readQuantity.ts";
import { ids } from "../../testing/shopData.ts";
import { signIn } from "../../testing/signIn.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";
import { orderWithOffer, toAcceptance } from "../../testing/upsells.ts";
import { earnCredits, emptyExpiredCredits, openCredits, spendCredits } from "../credits/store.ts";
import { blockCard } from "../giftcards/store/merchantGiftCards.ts";
import { chargeFormerOrders } from "../orders/chargeFormerOrders.ts";
import { upsertPromotions } from "../promotions/store.ts";
import { taxFromTable } from "../taxes/taxFromTable.ts";

describeOnStores("refunds and cancelling", (createStore) => {
  let merchant: Record<string, string>;
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  beforeAll(async () => {
    merchant = await createMerchantHeaders(shop);
  });
  afterEach(async () => {
    expect(await brokenInvariants(shop.services.store)).toEqual([]);
    await shop.services.store.db.deleteFrom("rate_limits").execute();
  });

  const db = () => shop.services.store.db;
  const doJobs = () => doDueJobs(shop.services, shop.app.log);
  const buy = async (body = checkoutBody(), headers: Record<string, string> = {}) => {
    const response = await shop.call("submitCheckout", { body, headers });
    expect([response.status, response.text]).toEqual([200, response.text]);
    return response.body;
  };
  /** The order as it is afterwards, or the refusal. */
  interface Changed {
    status: number;
    text: string;
    body: MerchantOrder & { reference?: string; value?: unknown };
  }
  const change = async (
    operation: "refundOrder" | "cancelMerchantOrder" | "shipOrder",
    number: string,
    body: object = {},
    key: string = randomUUID(),
  ): Promise<Changed> => {
    const headers = { ...merchant, "idempotency-key": key };
    const { status, text } = await shop.call<typeof operation, number>(operation, {
      params: { number },
      body,
      headers,
    });
    return { status, text, body: JSON.parse(text) };
  };
  const refund = (number: string, body: object = {}, key?: string) =>
    change("refundOrder", number, body, key);
  const show = async (number: string): Promise<MerchantOrder> =>
    (await shop.call("getMerchantOrder", { params: { number }, headers: merchant })).body;
  const readCard = async (code: string) =>
    (
      await db()
        .selectFrom("gift_cards")
        .select("remaining")
        .where("code", "=", code)
        .executeTakeFirstOrThrow()
    ).remaining;
  const listCalls = (wanted: string) =>
    shop.services.trace.entries
      .filter(({ detail }) => JSON.stringify(detail).includes(wanted))
      .map(({ call }) => call);

  test("the whole rest after a line: each to the payment, never more than was paid, and nothing a third time", async () => {
    const order = await buy();
    const before = await readQuantity(db(), ids.halo.violet);
    await doJobs();
    const first = await refund(order.number, { lines: [{ line: 1, quantity: 1 }] });
    expect(first.body.order.refunds).toMatchObject([{ amount: 51.96, lines: [{ line: 1, quantity: 1 }] }]);
    expect(first.body.refundable).toBe(51.96);
    const second = await refund(order.number);
    expect(second.body.payments).toMatchObject([{ amount: 103.92, refunded: 103.92 }]);
    const third = await refund(order.number);
    expect([third.status, third.body.reference]).toEqual([409, "nothingToRefund"]);
    const { order: now, payments } = await show(order.number);
    expect([now.status, payments[0]?.state]).toEqual(["refunded", "refunded"]);
    expect(now.refunds?.map(({ state, amount }) => [state, amount])).toEqual([
      ["done", 51.96],
      ["done", 51.96],
    ]);
    expect(await readQuantity(db(), ids.halo.violet)).toBe((before ?? 0) + 2);
    expect(
      (await readEmails(shop, order.user.email)).filter(
        ({ subject }) => subject === `Refund for your order ${order.number}`,
      ),
    ).toHaveLength(2);
  });

  const buyThree = async () => {
    const code = { id: 90, name: "HALOONLY", type: "percentage" as const, discount: 20, enabled: true };
    const restricted = { ...code, site: "boutique" as const, product_id: ids.halo.product };
    await inTransaction(db(), (trx) => upsertPromotions(trx, [restricted]));
    const cart = {
      products: [ids.halo.violet, ids.gift.variant, ids.ebook.variant].map((id, place) => ({
        variant: { id },
        quantity: place === 0 ? 2 : 1,
      })),
      promotion: { name: "HALOONLY" },
      type: "mix" as const,
    };
    // 96 less 18, 15 and an untaxed 20; 7.67 tax on 93.
    return buy(checkoutBody({ cart: { ...cart, invoice: { total: 120.67, currency: "USD" } } }));
  };
  const amounts = async (number: string) => {
    const given: number[] = [];
    for (const line of [3, 1, 2]) {
      const { body } = await refund(number, { lines: [{ line }] });
      given.push(body.order.refunds?.at(-1)?.amount ?? 0);
    }
    return given;
  };

  /** An order of 15 and shipping for 7, and 10 percent of each. */
  async function buyTaxed() {
    const { taxes } = shop.services;
    const rate: TaxRateRow = { country: "US", state: null, rate: 10, shipping: true, included: false };
    shop.services.taxes = { calculate: async (request) => taxFromTable(rate, request) };
    onTestFinished(() => {
      shop.services.taxes = taxes;
    });
    const products = [{ variant: { id: ids.gift.variant }, quantity: 1 }];
    const shipping = { service: "usps", type: "standard", identifier: "us-standard", amount: 7 };
    const invoice = { total: 24.2, currency: "USD" as const };
    return buy(checkoutBody({ cart: { products, shipping, invoice } }));
  }

  test("an empty list with shipping gives back shipping alone, once", async () => {
    const { number } = await buyTaxed();
    const { body } = await refund(number, { lines: [], shipping: true });
    expect(body.order.refunds).toMatchObject([{ lines: [], shipping: 7.7, amount: 7.7 }]);
    expect(countUnits(body.order)[0]).toMatchObject({ ordered: 1, refunded: 0, left: 1 });
    const again = await refund(number, { lines: [], shipping: true });
    expect([again.status, again.body.reference]).toEqual([409, "nothingToRefund"]);
  });

  test("a line gives back its own tax, and shipping the tax on shipping", async () => {
    const order = await buyTaxed();
    const nothing = await refund(order.number, { lines: [] });
    expect([nothing.status, nothing.body.reference]).toEqual([409, "nothingToRefund"]);
    const goods = await refund(order.number, { lines: [{ line: 1 }] });
    expect(goods.body.order.refunds?.at(-1)?.amount).toBe(16.5);
    const parcel = await refund(order.number, {});
    expect(parcel.body.order.refunds?.at(-1)).toMatchObject({ amount: 7.7, shipping: 7.7 });
    const exported = await shop.call("exportOrders", {
      query: `q=${order.number}&format=ndjson`,
      headers: merchant,
    });
    const rows = exported.text
      .trim()
      .split("\n")
      .map((row) => JSON.parse(row) as OrderRow);
    expect(rows.map(({ kind, amount, taxes }) => [kind, amount, taxes])).toEqual([
      ["sale", "16.50", "1.50"],
      ["shipping", "7.70", "0.70"],
      ["payment", "0.00", "0.00"],
      ["refund", "-16.50", "-1.50"],
      ["paymentRefund", "0.00", "0.00"],
      ["shippingRefund", "-7.70", "-0.70"],
      ["paymentRefund", "0.00", "0.00"],
    ]);
  });

  test("a line gives back what was paid for it: its own discount, and its own tax (CA-408)", async () => {
    const order = await buyThree();
    expect(order.products.map(({ _discount, _tax, _shipping }) => [_discount, _tax, _shipping])).toEqual([
      [18, 6.43, 0],
      [0, 1.24, 0],
      [0, 0, 0],
    ]);
    await doJobs();
    expect(await amounts(order.number)).toEqual([20, 84.43, 16.24]);
    expect((await show(order.number)).refundable).toBe(0);
  });

  test("an order from before gives back by the rule of then, before and after it is marked", async () => {
    const former = [17.25, 89.44, 13.98];
    for (const isCharged of [false, true]) {
      const order = await buyThree();
      await doJobs();
      await sql`update orders set line_values_from = null, document = jsonb_set(document, '{products}', (
          select jsonb_agg(line - '_discount' - '_tax' - '_shipping' - '_shippingTax' - '_duties' - '_rewards' order by place)
          from jsonb_array_elements(document->'products') with ordinality as listed (line, place)
        )) where id = ${order.id}`.execute(db());
      if (isCharged) expect(await chargeFormerOrders(db())).toBeGreaterThan(0);
      const { rows } = await sql<{ from: string | null }>`
        select line_values_from as from from orders where id = ${order.id}`.execute(db());
      expect(rows).toEqual([{ from: isCharged ? "migration" : null }]);
      expect(await amounts(order.number)).toEqual(former);
    }
    expect(await chargeFormerOrders(db())).toBe(0);
  });

  test("eight refunds at the same moment give back what was paid once", async () => {
    const order = await buy();
    const responses = await Promise.all(Array.from({ length: 8 }, () => refund(order.number)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect((await show(order.number)).payments).toMatchObject([{ refunded: 103.92 }]);
  });

  test("before it was taken, the whole payment is let go and never taken", async () => {
    const order = await buy();
    await refund(order.number);
    await doJobs();
    const [payment] = (await show(order.number)).payments;
    expect(listCalls(payment?.id ?? "none")).toEqual(["authorize", "void"]);
    expect((await show(order.number)).payments).toMatchObject([{ state: "refunded" }]);
  });

  test("a part refunded before the payment was taken waits for that, and says why", async () => {
    const order = await buy();
    const { body } = await refund(order.number, { lines: [{ line: 1, quantity: 1 }] });
    expect(body.order.refunds).toMatchObject([{ state: "pending" }]);
    expect(await show(order.number)).toMatchObject({
      payments: [{ state: "authorized", refunded: 51.96, trouble: "the payment is not taken yet" }],
    });
    await sql`update jobs set run_at = now() where done_at is null`.execute(db());
    await doJobs();
    await doJobs();
    expect((await show(order.number)).order.refunds).toMatchObject([{ state: "done" }]);
  });

  test("a part that the service refuses stays on record and is tried again; the shopper is told when it is done", async () => {
    const order = await buy(checkoutBody({ email: "waits@example.com" }));
    await doJobs();
    const { payments } = shop.services;
    const works = payments.refund;
    payments.refund = async () => {
      throw new Error("Cannot refund transaction unless it is settled.");
    };
    try {
      await refund(order.number, { lines: [{ line: 1, quantity: 1 }] });
      const waiting = await show(order.number);
      expect(waiting.order.refunds).toMatchObject([{ state: "pending", amount: 51.96 }]);
      expect(waiting.payments[0]?.trouble).toBe("Cannot refund transaction unless it is settled.");
      expect((await readEmails(shop, "waits@example.com")).map(({ subject }) => subject)).toEqual([
        `Your order ${order.number}`,
      ]);
    } finally {
      payments.refund = works;
    }
    await sql`update jobs set run_at = now() where done_at is null`.execute(db());
    await doJobs();
    expect((await readEmails(shop, "waits@example.com")).map(({ subject }) => subject)).toContain(
      `Refund for your order ${order.number}`,
    );
  });

  test("gift card first spent last returned: the card's money, then the gift card's", async () => {
    const code = "1000-0000-0000-0001";
    const before = await readCard(code);
    const order = await buy(
      checkoutBody({
        total: 0,
        cart: { giftCard: { code } },
        payment: { paymentMethod: "gift-card", service: "internal" },
      }),
    );
    expect(await readCard(code)).toBe(before - 103.92);
    await refund(order.number, { lines: [{ line: 1, quantity: 1 }] });
    expect(await readCard(code)).toBe(before - 51.96);
    await change("cancelMerchantOrder", order.number);
    expect(await readCard(code)).toBe(before);
    expect((await show(order.number)).order.status).toBe("cancelled");
  });

  test("what comes back to a blocked gift card leaves it at once: nobody is owed what nobody can spend", async () => {
    const code = "1000-0000-0000-0001";
    const order = await buy(
      checkoutBody({
        total: 0,
        cart: { giftCard: { code } },
        payment: { paymentMethod: "gift-card", service: "internal" },
      }),
    );
    const before = await readCard(code);
    const { id } = await db()
      .selectFrom("gift_cards")
      .select("id")
      .where("code", "=", code)
      .executeTakeFirstOrThrow();
    await db().updateTable("gift_cards").set({ blocked_at: sql`now()` }).where("id", "=", id).execute();
    await refund(order.number);
    expect(await readCard(code)).toBe(before);
    const entries = await db()
      .selectFrom("gift_card_entries")
      .select(["amount", "reason"])
      .where("order_id", "=", order.id)
      .orderBy("id")
      .execute();
    expect(entries).toEqual([
      { amount: -103.92, reason: "order" },
      { amount: 103.92, reason: "refund" },
      { amount: -103.92, reason: "block" },
    ]);
    await db().updateTable("gift_cards").set({ blocked_at: null }).where("id", "=", id).execute();
  });

  test("cash back that was earned is taken back; what was spent of it is withheld", async () => {
    const { user, headers } = await signIn(shop);
    const order = await buy(checkoutBody({ email: user.email }), headers);
    const balance = order.credits?.balance ?? 0;
    expect(balance).toBeGreaterThan(4);
    await db()
      .transaction()
      .execute(async (trx) => {
        const id = await openCredits(trx, { userId: user.id }, { site: "boutique", currency: "USD" });
        await sql`update credits set balance = balance - 4 where id = ${id}`.execute(trx);
        await trx
          .insertInto("credit_entries")
          .values({ credit_id: id, type: "decrease", amount: 4, order_id: null })
          .execute();
      });
    await refund(order.number);
    const { order: now, payments, refundable } = await show(order.number);
    expect([payments[0]?.refunded, refundable]).toEqual([99.92, 0]);
    expect(now.refunds).toMatchObject([{ amount: 99.92, withheld: 4, cashBack: balance - 4 }]);
    expect(now.status).toBe("refunded");
    const { body } = await shop.call("getCredits", { params: { id: user.id }, headers });
    expect(body.balance).toBe(0);
  });

  test("cash back is taken of the units that earned it: none of a gift card, and withheld where it was spent", async () => {
    const { user, headers } = await signIn(shop);
    const delivery = { from: { email: null, name: "Ada", message: null }, to: { email: "bo@example.com" } };
    const products = [
      { variant: { id: ids.halo.violet }, quantity: 2, price: 96 },
      { variant: { id: ids.giftCard.variant }, quantity: 1, delivery: [{ ...delivery, date: null }] },
    ];
    const cart = { products, invoice: { total: 153.92, currency: "USD" as const } };
    const order = await buy(checkoutBody({ email: user.email, cart }), headers);
    expect(order.products.map(({ _rewards }) => _rewards)).toEqual([10, 0]);
    const last = async (line: number) => {
      const { body } = await refund(order.number, { lines: [{ line, quantity: 1 }] });
      return body.order.refunds?.at(-1);
    };
    expect(await last(2)).toMatchObject({ amount: 50, cashBack: 0, withheld: 0 });
    const { uuid } = (await shop.call("getCredits", { params: { id: user.id }, headers })).body;
    expect(await inTransaction(db(), (trx) => spendCredits(trx, uuid, 7, null))).toBe(true);
    expect(await last(1)).toMatchObject({ amount: 49.96, cashBack: 3, withheld: 2 });
    expect(await last(1)).toMatchObject({ amount: 46.96, cashBack: 0, withheld: 5 });
  });

  test.each([
    ["and was emptied", emptyExpiredCredits],
    ["and is still in the row", async () => 0],
  ])(
    "cash back that expired unused %s is neither withheld nor taken from what a later order earned",
    async (_, empty) => {
      const { user, headers } = await signIn(shop);
      const body = () => checkoutBody({ email: user.email });
      const order = await buy(body(), headers);
      const earned = order.credits?.balance ?? 0;
      const expired = db().updateTable("credits").where("user_id", "=", user.id);
      await expired.set({ expires_at: sql<string>`now()` }).execute();
      await empty(db(), 100);
      const half = await refund(order.number, { lines: [{ line: 1, quantity: 1 }] });
      expect(half.body.order.refunds).toMatchObject([{ amount: 51.96, withheld: 0, cashBack: 0 }]);
      const later = await buy(body(), headers);
      expect(later.credits?.balance).toBe(earned);
      const preview = await shop.call("previewRefund", {
        params: { number: order.number },
        body: {},
        headers: merchant,
      });
      expect(preview.body).toMatchObject({ amount: "51.96", withheld: "0.00", cashBack: "0.00" });
      await refund(order.number);
      expect((await show(order.number)).order.refunds).toMatchObject([{}, { withheld: 0, cashBack: 0 }]);
      const { body: credits } = await shop.call("getCredits", { params: { id: user.id }, headers });
      expect(credits.balance).toBe(earned);
    },
  );

  test("a buyer who cancels is told and given all of it when the cash back expired", async () => {
    const { user, headers } = await signIn(shop);
    const order = await buy(checkoutBody({ email: user.email }), headers);
    const expired = db().updateTable("credits").where("user_id", "=", user.id);
    await expired.set({ expires_at: sql<string>`now()` }).execute();
    const read = await shop.call("getOrder", { params: { id: order.id }, headers });
    expect(read.body.cancellationRefund).toBe(103.92);
  });

  test.each([
    ["nothing refunded", undefined, (earned: number) => earned],
    ["a unit refunded", { lines: [{ line: 1, quantity: 1 }] }, (earned: number) => earned / 2],
    ["all refunded", {}, () => undefined],
  ] as const)(
    "%s before the email says so: it names the cash back that is still earned, as the order does",
    async (_, body, left) => {
      const { user, headers } = await signIn(shop);
      const order = await buy(checkoutBody({ email: user.email }), headers);
      const earned = order.credits?.balance ?? 0;
      if (body) await refund(order.number, body);
      const read = await shop.call("getOrder", { params: { id: order.id }, headers });
      expect(read.body.credits).toMatchObject({ balance: left(earned) ?? 0, earned: left(earned) ?? 0 });
      await db().updateTable("jobs").set({ run_at: sql<string>`now()` }).execute();
      await doJobs();
      const mails = await readEmails(shop, user.email);
      const mail = mails.find(({ subject }) => subject.includes("cash back"));
      const amount = left(earned);
      if (amount === undefined) expect(mail).toBeUndefined();
      else expect(mail?.text).toContain(formatMoney(amount, "USD", { digits: 2 }));
    },
  );

  test("cash back that was paid with goes back", async () => {
    const { user, headers } = await signIn(shop);
    const uuid = await db()
      .transaction()
      .execute(async (trx) => {
        const id = await openCredits(trx, { userId: user.id }, { site: "boutique", currency: "USD" });
        await earnCredits(trx, id, 20, null);
        return id;
      });
    const order = await buy(
      checkoutBody({ email: user.email, total: 83.92, cart: { credits: { uuid } } }),
      headers,
    );
    const earned = (order.credits?.balance ?? 0) as number;
    const credits = db().updateTable("credits").where("user_id", "=", user.id);
    await credits.set({ expires_at: sql<string>`now() + interval '5 days'` }).execute();
    await change("cancelMerchantOrder", order.number);
    const { body } = await shop.call("getCredits", { params: { id: user.id }, headers });
    expect([earned > 0, body.balance]).toEqual([true, 20]);
    const days = ((body.date_expired ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(days, "a refund is an increase").toBeCloseTo(365, 1);
  });

  test("an accepted offer is refunded from its own payment", async () => {
    const order = await orderWithOffer(shop);
    await shop.call("acceptUpsell", { body: toAcceptance(order) });
    await doJobs();
    const { body } = await refund(order.number, { lines: [{ line: 2 }] });
    expect(body.payments.map(({ amount, refunded }) => [amount, refunded])).toEqual([
      [103.92, 0],
      [8.66, 8.66],
    ]);
    await refund(order.number, { lines: [{ line: 1 }] });
    expect((await show(order.number)).order.status).toBe("refunded");
    await shop.app.inject({ method: "POST", url: "/sandbox/reset" });
  });

  test("an offer cannot be accepted once the order is cancelled, and nothing is charged for it", async () => {
    const order = await orderWithOffer(shop);
    await change("cancelMerchantOrder", order.number);
    const { status } = await shop.call<"acceptUpsell", number>("acceptUpsell", { body: toAcceptance(order) });
    expect([400, 404]).toContain(status);
    expect((await show(order.number)).payments).toHaveLength(1);
    expect((await readEmails(shop, order.user.email)).map(({ subject }) => subject)).toContain(
      `Your order ${order.number} is cancelled`,
    );
    await shop.app.inject({ method: "POST", url: "/sandbox/reset" });
  });

  test("shipped units are counted, told by email, and keep an order from being cancelled", async () => {
    const order = await buy(checkoutBody({ email: "ships@example.com" }));
    const first = await change("shipOrder", order.number, {
      carrier: "USPS",
      tracking: "9400-<b>1</b>",
      lines: [{ line: 1, quantity: 1 }],
    });
    expect(first.body.order).toMatchObject({ status: "shipped-in-part", shipments: [{ carrier: "USPS" }] });
    expect((await change("cancelMerchantOrder", order.number)).body.reference).toBe("orderShipped");
    expect((await change("shipOrder", order.number)).body.order.status).toBe("shipped");
    const more = await change("shipOrder", order.number);
    expect(more.body).toMatchObject({ reference: "lineQuantityExceeded", value: { line: 1, left: 0 } });
    const emails = await readEmails(shop, "ships@example.com");
    const sent = emails.filter(({ subject }) => subject === `Your order ${order.number} is on its way`);
    const html = sent.map((email) => email.html).join("");
    expect([sent.length, html.includes("9400-&lt;b&gt;1&lt;/b&gt;"), html.includes("<b>1")]).toEqual([
      2,
      true,
      false,
    ]);
    const before = await readQuantity(db(), ids.halo.violet);
    await refund(order.number);
    expect(await readQuantity(db(), ids.halo.violet)).toBe(before);
  });

  /** Buys two gift cards over 50 on a line; both are sent. */
  async function buyTwoCards() {
    const order = await buy(
      checkoutBody({
        total: 100,
        cart: {
          products: [
            {
              variant: { id: ids.giftCard.variant },
              quantity: 2,
              price: 100,
              delivery: [1, 2].map((nth) => ({
                from: { email: "ada@example.com", name: "Ada" },
                to: { email: `friend-${nth}@example.com` },
              })),
            },
          ],
          shipping: null,
          type: "digital",
        },
        user: { address: { billing: checkoutBody().user.address?.billing } },
      }),
    );
    await doJobs();
    const cards = () =>
      db()
        .selectFrom("gift_cards")
        .select(["id", "code", "remaining"])
        .where("order_id", "=", order.id)
        .orderBy("unit")
        .execute();
    return { order, cards };
  }
  const spend = async (code: string) => {
    await sql`update gift_cards set remaining = remaining - 10 where code = ${code}`.execute(db());
    await sql`insert into gift_card_entries (code, amount, reason) values (${code}, -10, 'import')`.execute(
      db(),
    );
  };
  const block = (id: number) =>
    inTransaction(db(), (trx) => blockCard(trx, id, { actor: "key 1 (test)", note: "The code was stolen" }));

  test("a bought gift card that was spent is not refunded silently; an unspent one is emptied", async () => {
    const { order, cards } = await buyTwoCards();
    const [spent] = await cards();
    await spend(spent!.code);
    const whole = await refund(order.number);
    expect(whole.body).toMatchObject({ reference: "giftCardSpent", value: { line: 1, left: 1 } });
    expect(
      (await refund(order.number, { lines: [{ line: 1, quantity: 1 }] })).body.order.refunds,
    ).toMatchObject([{ amount: 50 }]);
    expect((await cards()).map(({ remaining }) => remaining)).toEqual([40, 0]);
    expect((await refund(order.number, { lines: [{ line: 1 }] })).body.reference).toBe("giftCardSpent");
  });

  test("a bought gift card that was blocked is refunded first, and nobody else's card is emptied", async () => {
    const { order, cards } = await buyTwoCards();
    await block((await cards())[1]!.id);
    const line = { lines: [{ line: 1, quantity: 1 }] };
    expect((await refund(order.number, line)).body.order.refunds).toMatchObject([{ amount: 50 }]);
    expect((await cards()).map(({ remaining }) => remaining)).toEqual([50, 0]);
    expect((await refund(order.number, line)).status).toBe(200);
    expect((await cards()).map(({ remaining }) => remaining)).toEqual([0, 0]);
  });

  test("an order of which every gift card was blocked is cancelled", async () => {
    const { order, cards } = await buyTwoCards();
    for (const { id } of await cards()) await block(id);
    expect((await change("cancelMerchantOrder", order.number)).status).toBe(200);
  });

  test("a gift card that was blocked after some of it was spent is not refunded", async () => {
    const { order, cards } = await buyTwoCards();
    const [card] = await cards();
    await spend(card!.code);
    await block(card!.id);
    expect((await refund(order.number)).body).toMatchObject({
      reference: "giftCardSpent",
      value: { line: 1, left: 1 },
    });
  });

  test("a gift card that is not sent yet is never made once it is refunded", async () => {
    const order = await buy(
      checkoutBody({
        total: 50,
        cart: {
          products: [
            {
              variant: { id: ids.giftCard.variant },
              quantity: 1,
              price: 50,
              delivery: { from: { email: null, name: "Ada" }, to: { email: "later@example.com" } },
            },
          ],
          shipping: null,
          type: "digital",
        },
        user: { address: { billing: checkoutBody().user.address?.billing } },
      }),
    );
    await change("cancelMerchantOrder", order.number);
    await doJobs();
    expect(await readEmails(shop, "later@example.com")).toEqual([]);
    const cards = await db()
      .selectFrom("gift_cards")
      .select("remaining")
      .where("order_id", "=", order.id)
      .execute();
    expect(cards).toEqual([{ remaining: 0 }]);
  });

  test("a gift card that waits is made although its payment was given back for other goods", async () => {
    const code = "1000-0000-0000-0001";
    const delivery = { from: { email: null, name: "Ada" }, to: { email: "kept@example.com" } };
    const order = await buy(
      checkoutBody({
        total: 50,
        cart: {
          products: [
            { variant: { id: ids.halo.violet }, quantity: 2, price: 96 },
            { variant: { id: ids.giftCard.variant }, quantity: 1, price: 50, delivery },
          ],
          type: "mix",
          giftCard: { code },
        },
      }),
    );
    await refund(order.number, { lines: [{ line: 1 }], shipping: true });
    const { payments } = await show(order.number);
    expect(payments).toMatchObject([{ amount: 50, refunded: 50, state: "refunded" }]);
    await doJobs();
    expect(await readEmails(shop, "kept@example.com")).toHaveLength(1);
    const cards = db().selectFrom("gift_cards").select("remaining").where("order_id", "=", order.id);
    expect(await cards.execute()).toEqual([{ remaining: 50 }]);
  });

  test("a refunded e-book cannot be downloaded any more", async () => {
    const order = await buy(
      checkoutBody({
        total: 20,
        cart: {
          products: [{ variant: { id: ids.ebook.variant }, quantity: 1, price: 20 }],
          shipping: null,
          type: "digital",
        },
        user: { address: { billing: checkoutBody().user.address?.billing } },
      }),
    );
    const { mayDownload } = await import("../orders/mayDownload.ts");
    const file = { path: "/assets/files/guide.pdf", orderId: order.id, userId: undefined };
    expect(await mayDownload(db(), file)).toBe(true);
    await refund(order.number);
    expect(await mayDownload(db(), file)).toBe(false);
  });

  test.each([
    ["refundOrder", "V-999999999", {}, "resourceDoesNotExist"],
    ["cancelMerchantOrder", "999999999", {}, "resourceDoesNotExist"],
    ["shipOrder", "V-999999999", {}, "resourceDoesNotExist"],
    ["refundOrder", "V-1'--", {}, "validationError"],
    ["refundOrder", "V-100001", { amount: 1000 }, "validationError"],
  ] as const)("%s of %s with %j: %s", async (operation, number, body, reference) => {
    const response = await change(operation, number, body);
    expect(response.body.reference).toBe(reference);
  });

  test("a cancelled order is neither refunded, shipped nor cancelled again; its list finds it", async () => {
    const order = await buy();
    await change("cancelMerchantOrder", order.number, { reason: "The address does not exist" });
    for (const operation of ["refundOrder", "shipOrder", "cancelMerchantOrder"] as const)
      expect((await change(operation, order.number)).body.reference).toBe("orderCancelled");
    for (const status of [
      "cancelled",
      "refunded",
      "shipped",
      "paid",
      "placed",
      "refunded-in-part",
    ] as const) {
      const { body, headers } = await shop.call("listMerchantOrders", {
        query: `status=${status}&limit=100`,
        headers: merchant,
      });
      expect(body.map((row) => row.order.status)).toEqual(body.map(() => status));
      expect(Number(headers["x-pagination-items-total"])).toBe(body.length);
    }
  });
});
