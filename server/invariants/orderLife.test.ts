import { randomUUID } from "node:crypto";
import { formatMoney, sumAmounts } from "@velours/sdk/rules";
import { readPdf } from "@velours/sdk/shop";
import type { Checkout, InvoiceQuestion, MerchantOrder, Order } from "@velours/sdk/types";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { doDueJobs } from "../src/assembly/runJobs.ts";
import { upsertProducts } from "../src/domains/catalogue/store.ts";
import { upsertGiftCards } from "../src/domains/giftcards/store.ts";
import { upsertPromotions } from "../src/domains/promotions/store.ts";
import { inTransaction } from "../src/platform/store/transaction.ts";
import { address, checkoutBody, freeShipping } from "../src/testing/checkoutBody.ts";
import { memberWith } from "../src/testing/memberWith.ts";
import { createMerchantHeaders } from "../src/testing/merchant.ts";
import { type GatewayTransaction, openPayingShop, type PayingShop } from "../src/testing/payingShop.ts";
import { ids, products } from "../src/testing/shopData.ts";
import { describeOnStores } from "../src/testing/stores.ts";
import { brokenInvariants } from "./invariants.ts";
import { repetitions } from "./repetitions.ts";

const seed = Number(process.env.ORDERS_SEED ?? 20_261_126);
const orders = repetitions(1_000, 10);
const card = "9-0000-0000-0009";
const enough = 1_000_000;

const lineUnits = fc.record({
  line: fc.integer({ min: 1, max: 4 }),
  quantity: fc.option(fc.integer({ min: 1, max: 2 }), { nil: undefined }),
});
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("refund" as const),
      lines: fc.array(lineUnits, { minLength: 1, maxLength: 2 }),
      shipping: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("ship" as const),
      lines: fc.array(lineUnits, { minLength: 1, maxLength: 2 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom("jobs" as const, "jobs" as const, "settle" as const) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom(
        "refundRest" as const,
        "cancel" as const,
        "cancelAsBuyer" as const,
        "return" as const,
        "return" as const,
      ),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What the gateway has on record: a refund names its sale. */
type Booked = GatewayTransaction & { refundedTransactionId: string | null };

/** An order, and what becomes of it: steps of a group come at the same moment. */
const life = fc.record({
  variants: fc.uniqueArray(
    fc.constantFrom(ids.gift.variant, ids.ebook.variant, ids.preorder.variant, ids.addOn.variant),
    { maxLength: 3 },
  ),
  halos: fc.integer({ min: 2, max: 3 }),
  code: fc.constantFrom(null, null, "WELCOME15", "HALOONLY", "GIFT"),
  isExpress: fc.boolean(),
  giftCard: fc.boolean(),
  member: fc.constantFrom(null, 0, 1),
  credits: fc.boolean(),
  steps: fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 6 }),
});
type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;

describeOnStores("the whole life of an order", (createStore, kind) => {
  let shop: PayingShop;
  let merchant: Record<string, string>;
  let members: Awaited<ReturnType<typeof memberWith>>[];
  const db = () => shop.services.store.db;
  beforeAll(async () => {
    shop = await openPayingShop(await createStore());
    merchant = await createMerchantHeaders(shop);
    members = [await memberWith(shop, 300), await memberWith(shop, 37)];
    const restricted = { id: 90, name: "HALOONLY", type: "percentage" as const, discount: 20, enabled: true };
    const stocked = products
      .filter(({ id }) => id <= 5)
      .map((product) => ({
        ...product,
        inventories: product.inventories.map((row) =>
          "quantity" in row && row.quantity !== null ? { ...row, quantity: enough } : row,
        ),
      }));
    await inTransaction(db(), async (trx) => {
      await upsertProducts(trx, stocked, { stock: "set" });
      await upsertPromotions(trx, [{ ...restricted, site: "boutique", product_id: ids.halo.product }]);
      await upsertGiftCards(trx, [
        { code: card, amount_remaining: enough, site: "boutique", currency: "USD" },
      ]);
    });
  });
  afterAll(() => shop.close());

  async function buy({ variants, halos, code, isExpress, giftCard, member, credits }: Life) {
    const who = member === null ? undefined : members[member];
    const headers = who?.headers ?? {};
    const { balance } = who
      ? (await shop.call("getCredits", { params: { id: who.user.id }, headers })).body
      : { balance: 0 };
    const products = [
      { variant: { id: ids.halo.violet }, quantity: halos },
      ...variants.map((id) => ({ variant: { id }, quantity: 1 })),
      ...(code === "GIFT" ? [{ variant: { id: ids.gift.variant }, quantity: 1, free: true }] : []),
    ];
    const shipping = isExpress
      ? { ...freeShipping, type: "express" as const, identifier: "us-express", amount: 18 }
      : freeShipping;
    const cart = {
      products,
      promotion: code && { name: code },
      giftCard: giftCard ? { code: card } : null,
      credits: who && credits && balance > 0 ? { uuid: who.uuid } : null,
      shipping,
      invoice: { currency: "USD" as const },
    };
    const email = who?.user.email ?? `buyer-${randomUUID()}@example.com`;
    const question = { user: { email, address: { shipping: address } }, cart } as InvoiceQuestion;
    const { status, body: invoice } = await shop.call("generateInvoice", { body: question, headers });
    if (status !== 200) return { refused: (invoice as unknown as { reference: string }).reference };
    const key = randomUUID();
    const isInternal = invoice.total === 0;
    const body = checkoutBody({
      email,
      nonce: `fake-once-${randomUUID()}`,
      cart: { ...cart, type: "mix", invoice: { total: invoice.total, currency: "USD" } } as Partial<
        Checkout["cart"]
      >,
      ...(isInternal && { payment: { service: "internal" } }),
    });
    const placed = await shop.call<"submitCheckout", number>("submitCheckout", {
      body,
      headers: { ...headers, "idempotency-key": key },
    });
    if (placed.status !== 200) return { refused: JSON.stringify(placed.body) };
    return { order: placed.body as unknown as Order, headers };
  }

  async function doJobs() {
    await db()
      .updateTable("jobs")
      .set({ run_at: new Date(0).toISOString() })
      .where("done_at", "is", null)
      .execute();
    await db().updateTable("refund_payments").set({ claimed_until: null }).execute();
    await doDueJobs(shop.services, shop.app.log);
  }

  async function settle() {
    const all = await shop.gateway.control<{ id: string; status: string; type: string }[]>("transactions");
    for (const { id, status } of all)
      if (status === "submitted_for_settlement")
        await shop.gateway.control("status", { id, status: "settled" });
  }

  /** Does a step; it may be refused, but never fail. */
  async function take(order: Order, headers: Record<string, string>, step: Step): Promise<string> {
    const merchants = { ...merchant, "idempotency-key": randomUUID() };
    const { number, id, products } = order;
    const toLines = (lines: { line: number; quantity?: number | undefined }[]) =>
      lines.map(({ line, quantity }) => ({ line: 1 + ((line - 1) % products.length), quantity }));
    const ask = async (): Promise<number> => {
      switch (step.do) {
        case "jobs":
          await doJobs();
          return 200;
        case "settle":
          await settle();
          return 200;
        case "refund":
        case "refundRest": {
          const body = step.do === "refund" ? { lines: toLines(step.lines), shipping: step.shipping } : {};
          return (
            await shop.call<"refundOrder", number>("refundOrder", {
              params: { number },
              body,
              headers: merchants,
            })
          ).status;
        }
        case "ship": {
          const body = { lines: toLines(step.lines) };
          return (
            await shop.call<"shipOrder", number>("shipOrder", {
              params: { number },
              body,
              headers: merchants,
            })
          ).status;
        }
        case "cancel":
          return (
            await shop.call<"cancelMerchantOrder", number>("cancelMerchantOrder", {
              params: { number },
              body: {},
              headers: merchants,
            })
          ).status;
        case "cancelAsBuyer":
          return (await shop.call<"cancelOrder", number>("cancelOrder", { params: { id }, headers })).status;
        case "return":
          return (
            await shop.call<"requestReturn", number>("requestReturn", {
              params: { id },
              body: { reason: "changed-mind", lines: [{ line: 1, quantity: 1 }] },
              headers: { ...headers, "idempotency-key": randomUUID() },
            })
          ).status;
      }
    };
    const status = await ask();
    expect([step, status < 500 && status !== 404]).toEqual([step, true]);
    return `${step.do} ${status === 200 ? "done" : "refused"}`;
  }

  const money = (amount: number) => formatMoney(amount, "USD", { digits: 2 });
  const words = (pdf: string) => readPdf(Buffer.from(pdf)).flat().join(" ");

  /** What was paid less what was given back is the same in the order, the ledger, the gateway's books and the PDFs. */
  async function compare({ number, id }: Order, headers: Record<string, string>): Promise<void> {
    const { body: page } = await shop.call("getOrder", { params: { id }, headers });
    const { body } = await shop.call("getMerchantOrder", { params: { number }, headers: merchant });
    const { payments, refundable } = body as MerchantOrder;
    const { invoice, refunds = [], products: rows } = page;
    const given = (means: "giftCard" | "credits" | "creditCard") =>
      sumAmounts(refunds.map((refund) => refund.payments[means]));
    expect(refunds.every(({ state }) => state === "done")).toBe(true);
    expect(sumAmounts(payments.map(({ refunded }) => refunded))).toBe(given("creditCard"));
    const booked = await shop.gateway.control<Booked[]>("transactions");
    let kept = 0;
    for (const payment of payments) {
      const own = booked
        .filter(({ id, refundedTransactionId }) =>
          [id, refundedTransactionId].includes(payment.transaction_id),
        )
        .flatMap(({ type, status, amount }) =>
          status === "voided" ? [] : [type === "sale" ? Number(amount) : -Number(amount)],
        );
      expect(sumAmounts(own)).toBe(sumAmounts([payment.amount, -payment.refunded]));
      kept = sumAmounts([kept, ...own]);
    }
    expect(kept).toBe(sumAmounts([invoice.total, -given("creditCard")]));
    const paid = sumAmounts([invoice.total, invoice.payments.giftCard, invoice.payments.credits]);
    const back = sumAmounts(refunds.flatMap(({ amount, withheld }) => [amount, withheld]));
    expect(refundable).toBe(sumAmounts([paid, -back]));
    for (const [place, { _price, _discount = 0, _tax = 0, _quantity }] of rows.entries()) {
      const parts = refunds.flatMap(({ lines }) => lines).filter(({ line }) => line === place + 1);
      const units = parts.reduce((sum, { quantity }) => sum + quantity, 0);
      expect(units).toBeLessThanOrEqual(_quantity);
      if (units === _quantity)
        expect(sumAmounts(parts.map(({ amount }) => amount))).toBe(sumAmounts([_price, -_discount, _tax]));
    }
    const invoicePdf = words((await shop.call("getInvoicePdf", { params: { id }, headers })).text);
    expect(invoicePdf).toContain(`${money(invoice.total)} Total`);
    for (const { id: refund, amount, creditNote } of refunds) {
      if (amount > 0) expect(invoicePdf).toContain(money(-amount));
      if (!creditNote) continue;
      const note = await shop.call("getCreditNotePdf", { params: { id, refund }, headers });
      expect(words(note.text)).toContain(`${money(amount)} Given back`);
    }
  }

  test(`${orders} random orders: ledger, gateway's books, page and PDF agree, whatever becomes of them`, async () => {
    const counts: Record<string, number> = {};
    const count = (name: string) => {
      counts[name] = (counts[name] ?? 0) + 1;
    };
    for (const wanted of fc.sample(life, { seed, numRuns: orders })) {
      await db().deleteFrom("rate_limits").execute();
      const bought = await buy(wanted);
      if ("refused" in bought) {
        count(`not bought: ${bought.refused}`);
        continue;
      }
      count("bought");
      const { order, headers } = bought;
      for (const group of wanted.steps)
        for (const outcome of await Promise.all(group.map((step) => take(order, headers, step))))
          count(outcome);
      for (const _ of [1, 2, 3]) {
        await doJobs();
        await settle();
      }
      try {
        await compare(order, headers);
      } catch (error) {
        console.log(JSON.stringify(wanted));
        throw error;
      }
    }
    console.log(`the life of ${orders} orders, ${kind}, seed ${seed}: ${JSON.stringify(counts)}`);
    expect(counts.bought).toBeGreaterThan(orders / 2);
    expect(await brokenInvariants(shop.services.store)).toEqual([]);
  }, 3_600_000);
});
