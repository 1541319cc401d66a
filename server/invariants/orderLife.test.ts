import { randomUUID } from "node:crypto";
import { readPdf } from "@velours/documents/testing";
import { formatMoney, splitByInvoice, sumAmounts } from "@velours/sdk/rules";
import type { Checkout, Currency, InvoiceQuestion, MerchantOrder, Order, Upsells } from "@velours/sdk/types";
import braintree from "braintree";
import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { doDueJobs } from "../src/assembly/runJobs.ts";
import { upsertProducts } from "../src/domains/catalogue/store.ts";
import { upsertGiftCards } from "../src/domains/giftcards/store.ts";
import { upsertPromotions } from "../src/domains/promotions/store.ts";
import { upsertShippingRates } from "../src/domains/shipping/store.ts";
import { upsertUpsellOffers } from "../src/domains/upsells/store/offers.ts";
import type { OperationName } from "../src/generated/operations.ts";
import { inTransaction } from "../src/platform/store/transaction.ts";
import { address, checkoutBody, freeShipping } from "../src/testing/checkoutBody.ts";
import { fixture } from "../src/testing/fixture.ts";
import { memberWith } from "../src/testing/memberWith.ts";
import { createMerchantHeaders } from "../src/testing/merchant.ts";
import { type GatewayTransaction, gatewayAccount, openPayingShop } from "../src/testing/payingShop.ts";
import { ids, products, shippingRates } from "../src/testing/shopData.ts";
import { describeOnStores } from "../src/testing/stores.ts";
import { toAcceptance } from "../src/testing/upsells.ts";
import { expectStoredFacts } from "./expectStoredFacts.ts";
import { expectWithdrawn } from "./expectWithdrawn.ts";
import { brokenInvariants } from "./invariants.ts";
import { type Life, life, type Step } from "./randomLife.ts";
import { repetitions } from "./repetitions.ts";

const seed = Number(process.env.ORDERS_SEED ?? 20_261_126);
const orders = repetitions(1_000, 10);
const cards = { USD: "9-0000-0000-0009", CAD: "9-0000-0000-0010" };
const enough = 1_000_000;
const offered = 100;

const isExpressRate = ({ identifier }: { identifier: string }) => identifier === "us-express";
const isFreeRate = ({ identifier }: { identifier: string }) => identifier === freeShipping.identifier;

/** A transaction on the gateway's record: a refund names its sale. */
type Booked = GatewayTransaction & { refundedTransactionId: string | null };

/** A purchase, and who made it in which currency. */
interface Bought {
  order: Order;
  member: number | null;
  headers: Record<string, string>;
  currency: "USD" | "CAD";
}

const gateway = new braintree.BraintreeGateway({
  environment: braintree.Environment.Sandbox,
  ...gatewayAccount,
});

describeOnStores("the whole life of an order", (createStore, kind) => {
  let merchant: Record<string, string>;
  let members: Awaited<ReturnType<typeof memberWith>>[];
  const db = () => shop.services.store.db;
  const shop = fixture(async () => openPayingShop(await createStore()));
  beforeAll(async () => {
    merchant = await createMerchantHeaders(shop);
    members = [await memberWith(shop, 300), await memberWith(shop, 37)];
    const restricted = { id: 90, name: "HALOONLY", type: "percentage" as const, discount: 20, enabled: true };
    const stocked = products
      .filter(({ id }) => id <= 5 || id === offered)
      .map((product) => ({
        ...product,
        inventories: product.inventories.map((row) =>
          "quantity" in row && row.quantity !== null ? { ...row, quantity: enough } : row,
        ),
      }));
    await inTransaction(db(), async (trx) => {
      await upsertProducts(trx, stocked, { stock: "set" });
      await upsertPromotions(trx, [{ ...restricted, site: "boutique", product_id: ids.halo.product }]);
      await upsertGiftCards(
        trx,
        Object.entries(cards).map(([currency, code]) => ({
          code,
          amount_remaining: enough,
          site: "boutique" as const,
          currency: currency as Currency,
        })),
      );
      await upsertShippingRates(
        trx,
        Object.keys(cards).flatMap((currency) => {
          const [rate, free] = [shippingRates.find(isExpressRate), shippingRates.find(isFreeRate)];
          return [
            { ...rate, currency, identifier: `${currency}-express` },
            { ...free, currency, identifier: `${currency}-free` },
          ] as typeof shippingRates;
        }),
      );
      await upsertUpsellOffers(trx, [
        {
          id: "after-halo",
          site: "boutique",
          type: "single",
          trigger_product_ids: [ids.halo.product],
          product_ids: [offered],
          percent: 20,
          minutes: 30,
        },
      ]);
    });
  });

  const readCredits = async (member: number, currency: string) => {
    const { user, headers } = members[member] as (typeof members)[number];
    const query = `configuration[currency]=${currency}`;
    return (await shop.call("getCredits", { params: { id: user.id }, query, headers })).body;
  };

  type Cart = Pick<InvoiceQuestion["cart"], "products" | "promotion" | "giftCard" | "credits" | "shipping">;
  /** Buys a cart for what the shop says it costs. */
  async function checkOut(
    by: Pick<Bought, "member" | "headers" | "currency">,
    { cart, type, withOffer = false }: { cart: Cart; type: "mix" | "digital"; withOffer?: boolean },
  ): Promise<{ refused: string } | { order: Order }> {
    const { member, headers, currency } = by;
    const email = members[member ?? -1]?.user.email ?? `buyer-${randomUUID()}@example.com`;
    const addresses = type === "digital" ? { billing: address } : { shipping: address, billing: address };
    const user = { email, address: addresses };
    const question = { user, cart: { ...cart, invoice: { currency } } } as InvoiceQuestion;
    const { status, body: invoice } = await shop.call<"generateInvoice", number>("generateInvoice", {
      body: question,
      headers,
    });
    if (status !== 200) return { refused: (invoice as unknown as { reference: string }).reference };
    const { total } = invoice as unknown as Order["invoice"];
    const body = checkoutBody({
      email,
      nonce: `fake-once-${randomUUID()}`,
      user,
      cart: { ...cart, type, invoice: { total, currency } } as Partial<Checkout["cart"]>,
      payment: {
        ...(total === 0 && { service: "internal" as const }),
        ...(total > 0 && withOffer && { upsells: { nonce: `fake-once-${randomUUID()}` } }),
      },
    });
    const placed = await shop.call<"submitCheckout", number>("submitCheckout", { body, headers });
    if (placed.status !== 200) return { refused: JSON.stringify(placed.body) };
    return { order: placed.body as unknown as Order };
  }

  async function buy(wanted: Life): Promise<{ refused: string } | Bought> {
    const { variants, halos, code, isExpress, giftCard, member, credits, currency, boughtCards } = wanted;
    const headers = members[member ?? -1]?.headers ?? {};
    const cashBack = member === null ? undefined : await readCredits(member, currency);
    const delivery = { from: { email: null, name: "Ada", message: null }, to: { email: "bo@example.com" } };
    const products = [
      { variant: { id: ids.halo.violet }, quantity: halos },
      ...variants.map((id) => ({ variant: { id }, quantity: 1 })),
      ...(code === "GIFT" ? [{ variant: { id: ids.gift.variant }, quantity: 1, free: true }] : []),
      ...(boughtCards > 0
        ? [
            {
              variant: { id: ids.giftCard.variant },
              quantity: boughtCards,
              delivery: Array.from({ length: boughtCards }, () => ({ ...delivery, date: null })),
            },
          ]
        : []),
    ];
    const identifier = `${currency}-${isExpress ? "express" : "free"}`;
    const shipping = isExpress
      ? { ...freeShipping, type: "express" as const, identifier, amount: 18 }
      : { ...freeShipping, identifier };
    const cart = {
      products,
      promotion: code && { name: code },
      giftCard: giftCard ? { code: cards[currency] } : null,
      credits: cashBack && credits && cashBack.balance > 0 ? { uuid: cashBack.uuid } : null,
      shipping,
    } as Cart;
    const by = { member, headers, currency };
    const placed = await checkOut(by, { cart, type: "mix", withOffer: wanted.offer !== null });
    return "refused" in placed ? placed : { ...by, ...placed };
  }

  const book = { products: [{ variant: { id: ids.ebook.variant }, quantity: 1 }], promotion: null };

  /** Someone pays an e-book with a gift card that the order bought, if one was made. */
  async function spendGiftCard({ order: { id }, currency }: Bought): Promise<number> {
    const bought = await db()
      .selectFrom("gift_cards")
      .select("code")
      .where("order_id", "=", id)
      .executeTakeFirst();
    if (bought === undefined) return 409;
    const cart = { ...book, giftCard: bought, credits: null, shipping: null } as Cart;
    const by = { member: null, headers: {}, currency };
    return "order" in (await checkOut(by, { cart, type: "digital" })) ? 200 : 409;
  }

  /** The member spends the cash back of the order's currency. */
  async function spendCashBack({ member, headers, currency }: Bought): Promise<number> {
    const cashBack = member === null ? undefined : await readCredits(member, currency);
    if (cashBack === undefined || cashBack.balance === 0) return 409;
    const cart = { ...book, giftCard: null, credits: { uuid: cashBack.uuid }, shipping: null } as Cart;
    const placed = await checkOut({ member, headers, currency }, { cart, type: "digital" });
    return "order" in placed ? 200 : 409;
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

  const change = async (id: string, from: string, status: string) =>
    (await shop.gateway.control<{ changed: boolean }>("status", { id, from, status })).changed;

  async function settle() {
    const all = await shop.gateway.control<{ id: string; status: string; type: string }[]>("transactions");
    for (const { id, status } of all)
      if (status === "submitted_for_settlement") await change(id, status, "settled");
  }

  /** The gateway tells the shop what became of a transaction. */
  async function tell(kind: `${braintree.WebhookNotificationKind}`, transactionId: string): Promise<number> {
    const webhook = gateway.webhookTesting.sampleNotification(
      kind as braintree.WebhookNotificationKind,
      transactionId,
    );
    const { statusCode } = await shop.app.inject({
      method: "POST",
      url: "/webhooks/braintree",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ ...(webhook as unknown as Record<string, string>) }).toString(),
    });
    return statusCode;
  }

  /** Transactions of failed settlements whose webhooks were not sent yet. */
  const untold: string[] = [];
  async function tellRest() {
    for (const id of untold.splice(0)) expect(await tell("transaction_settlement_declined", id)).toBe(200);
  }

  const readPayments = (id: string) =>
    db()
      .selectFrom("payment_attempts")
      .select(["transaction_id", "state"])
      .where("order_id", "=", id)
      .orderBy("created_at")
      .execute();

  /** A payment that was taken is not settled after all. */
  async function decline(id: string, { payment, late }: Extract<Step, { do: "decline" }>): Promise<number> {
    const payments = await readPayments(id);
    const transaction = payments[payment % payments.length]?.transaction_id;
    if (!transaction) return 409;
    if (!(await change(transaction, "submitted_for_settlement", "settlement_declined"))) return 409;
    if (!late) return await tell("transaction_settlement_declined", transaction);
    untold.push(transaction);
    return 200;
  }

  /** Does a step; it may be refused with a reference, but never fail. */
  async function take(bought: Bought, step: Step): Promise<string> {
    const { order, headers } = bought;
    const { number, id, products } = order;
    const places = products.length + (order.upsells ? 1 : 0);
    const toLines = (lines: { line: number; quantity?: number | undefined }[]) =>
      lines.map(({ line, quantity }) => ({ line: 1 + ((line - 1) % places), quantity }));
    const ask = async (operation: OperationName, call: object): Promise<string> => {
      const { status, text } = await shop.call<OperationName, number>(operation, call);
      expect([step, status < 500 && status !== 404]).toEqual([step, true]);
      return status === 200 ? "done" : JSON.parse(text).reference;
    };
    const asMerchant = (operation: OperationName, body: object) =>
      ask(operation, {
        params: { number },
        body,
        headers: { ...merchant, "idempotency-key": randomUUID() },
      });
    const toOutcome = (status: number) => {
      expect([200, 409]).toContain(status);
      return status === 200 ? "done" : "refused";
    };
    switch (step.do) {
      case "jobs":
        await doJobs();
        return "done";
      case "settle":
        await settle();
        return "done";
      case "decline":
        return toOutcome(await decline(id, step));
      case "spendGiftCard":
        return toOutcome(await spendGiftCard(bought));
      case "spendCashBack":
        return toOutcome(await spendCashBack(bought));
      case "acceptOffer":
        if (!order.upsells) return "refused";
        return await ask("acceptUpsell", {
          body: toAcceptance(order as Order & { upsells: Upsells }),
          headers,
        });
      case "refund":
        return await asMerchant("refundOrder", { lines: toLines(step.lines), shipping: step.shipping });
      case "refundRest":
        return await asMerchant("refundOrder", {});
      case "ship":
        return await asMerchant("shipOrder", { lines: toLines(step.lines), unpaid: step.unpaid });
      case "cancel":
        return await asMerchant("cancelMerchantOrder", {});
      case "cancelAsBuyer":
        return await ask("cancelOrder", { params: { id }, headers });
      case "return":
        return await ask("requestReturn", {
          params: { id },
          body: { reason: "changed-mind", lines: [{ line: 1, quantity: 1 }] },
          headers: { ...headers, "idempotency-key": randomUUID() },
        });
    }
  }

  /** Does steps at the same moment. */
  async function takeAll(bought: Bought, group: readonly Step[]): Promise<string[]> {
    const wasFailed = (await readPayments(bought.order.id)).some(({ state }) => state === "failed");
    const outcomes = await Promise.all(
      group.map(async (step) => {
        const outcome = await take(bought, step);
        if (wasFailed && step.do === "ship" && !step.unpaid) expect(outcome).not.toBe("done");
        return `${step.do} ${outcome}`;
      }),
    );
    await tellRest();
    return outcomes;
  }

  /** Parts of refunds whose payment had failed: none of it was given back. */
  async function readDropped(id: string): Promise<{ dropped: number; unpaid: number }> {
    const { rows } = await sql<{ dropped: number; unpaid: number }>`
      select coalesce(sum(p.amount) filter (where p.state = 'dropped'), 0) as dropped,
        coalesce(sum(p.amount + p.withheld), 0) as unpaid
      from refund_payments p join refunds r on r.id = p.refund_id join payment_attempts a on a.id = p.attempt_id
      where r.order_id = ${id} and a.state = 'failed'`.execute(db());
    return rows[0] as { dropped: number; unpaid: number };
  }

  const words = (pdf: Buffer) => readPdf(pdf).flat().join(" ");

  /** Payments less refunds are the same in the order, the ledger, the gateway's books and the PDFs. */
  async function compare({ order: { number, id }, headers, currency }: Bought): Promise<void> {
    const money = (amount: number) => formatMoney(amount, currency, { digits: 2 });
    const { body: page } = await shop.call("getOrder", { params: { id }, headers });
    const { body } = await shop.call("getMerchantOrder", { params: { number }, headers: merchant });
    const { payments, refundable } = body as MerchantOrder;
    const { invoice, refunds = [], products: rows } = page;
    const given = (means: "giftCard" | "credits" | "creditCard") =>
      sumAmounts(refunds.map((refund) => refund.payments[means]));
    expect(refunds.every(({ state }) => state === "done")).toBe(true);
    const { dropped, unpaid } = await readDropped(id);
    const failed = payments.filter(({ state }) => state === "failed");
    const lost = sumAmounts(failed.map(({ amount }) => amount));
    if (failed.length > 0) expect(["payment-failed", "cancelled", "refunded"]).toContain(page.status);
    expect(sumAmounts([...payments.map(({ refunded }) => refunded), dropped])).toBe(given("creditCard"));
    const booked = await shop.gateway.control<Booked[]>("transactions");
    let kept = 0;
    for (const payment of payments) {
      const own = booked
        .filter(({ id, refundedTransactionId }) =>
          [id, refundedTransactionId].includes(payment.transaction_id),
        )
        .flatMap(({ type, status, amount }) =>
          status === "voided" || status === "settlement_declined"
            ? []
            : [type === "sale" ? Number(amount) : -Number(amount)],
        );
      const isFailed = payment.state === "failed";
      expect(sumAmounts(own)).toBe(isFailed ? 0 : sumAmounts([payment.amount, -payment.refunded]));
      kept = sumAmounts([kept, ...own]);
    }
    expect(kept).toBe(sumAmounts([invoice.total, -lost, -given("creditCard"), dropped]));
    const paid = sumAmounts([invoice.total, invoice.payments.giftCard, invoice.payments.credits]);
    const back = sumAmounts(refunds.flatMap(({ amount, withheld }) => [amount, withheld]));
    expect(refundable).toBe(sumAmounts([paid, -lost, -back, unpaid]));
    await expectWithdrawn(shop.services.store, id);
    for (const [place, { _price, _discount = 0, _tax = 0, _quantity }] of rows.entries()) {
      const parts = refunds.flatMap(({ lines }) => lines).filter(({ line }) => line === place + 1);
      const units = parts.reduce((sum, { quantity }) => sum + quantity, 0);
      expect(units).toBeLessThanOrEqual(_quantity);
      if (units === _quantity)
        expect(sumAmounts(parts.map(({ amount }) => amount))).toBe(sumAmounts([_price, -_discount, _tax]));
    }
    const invoiced = splitByInvoice(page);
    expect(sumAmounts(invoiced.map((own) => own.invoice.total))).toBe(invoice.total);
    for (const { invoiceNumber, invoice: own } of invoiced) {
      const query = new URLSearchParams({ invoice: invoiceNumber ?? "" }).toString();
      const pdf = await shop.call("getInvoicePdf", { params: { id }, query, headers });
      expect(words(pdf.bytes)).toContain(`Total ${money(own.total)}`);
    }
    for (const { id: refund, amount, creditNote } of refunds) {
      if (!creditNote) continue;
      const note = await shop.call("getCreditNotePdf", { params: { id, refund }, headers });
      expect(words(note.bytes)).toContain(`Given back ${money(amount)}`);
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
      const first = [
        ...(wanted.offer === "accepted" ? [[{ do: "acceptOffer" as const }]] : []),
        ...(wanted.isTaken ? [[{ do: "jobs" as const }]] : []),
        ...(wanted.besideCancellation
          ? [[{ do: "cancelAsBuyer" as const }, ...wanted.besideCancellation]]
          : []),
      ];
      for (const group of [...first, ...wanted.steps])
        for (const outcome of await takeAll(bought, group)) count(outcome);
      for (const _ of [1, 2, 3]) {
        await doJobs();
        await settle();
      }
      try {
        await compare(bought);
      } catch (error) {
        console.log(JSON.stringify(wanted));
        throw error;
      }
    }
    console.log(`the life of ${orders} orders, ${kind}, seed ${seed}: ${JSON.stringify(counts)}`);
    expect(counts.bought).toBeGreaterThan(orders / 2);
    expect(await brokenInvariants(shop.services.store)).toEqual([]);
    await expectStoredFacts(db());
    const { rows } = await sql`select 'gift card' from gift_cards where remaining < 0
      union all select 'cash back' from credits where balance < 0`.execute(db());
    expect(rows).toEqual([]);
  }, 3_600_000);
});
