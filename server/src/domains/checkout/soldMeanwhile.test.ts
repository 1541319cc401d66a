import { randomUUID } from "node:crypto";
import type { Checkout } from "@velours/sdk/types";
import { sql } from "kysely";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { OutcomeUnknownError } from "../../platform/http/OutcomeUnknownError.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { fixture } from "../../testing/fixture.ts";
import { bnplBody, openPayingShop } from "../../testing/payingShop.ts";
import { readEmails } from "../../testing/readEmails.ts";
import { readQuantity } from "../../testing/readQuantity.ts";
import { ids } from "../../testing/shopData.ts";
import { signIn } from "../../testing/signIn.ts";
import { describeOnStores } from "../../testing/stores.ts";
import type { PaymentProvider } from "../payments/PaymentProvider.ts";

describeOnStores("paid, but something was sold meanwhile: settled inside the request", (createStore) => {
  const shop = fixture(async () => openPayingShop(await createStore("filled")));
  const db = () => shop.services.store.db;
  const setStock = (quantity: number) =>
    db().updateTable("stock").set({ quantity }).where("variant_id", "=", ids.halo.violet).execute();

  let ordered: number;
  let stocked: number | null;
  const countOrders = async () => (await db().selectFrom("orders").select("id").execute()).length;
  beforeAll(async () => {
    stocked = await readQuantity(db(), ids.halo.violet);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await shop.gateway.control("faults", { lose: "answer", times: 0 });
    await shop.bnpl.control("faults", { lose: "answer", times: 0 });
    if (stocked !== null) await setStock(stocked);
  });

  const services = {
    card: {
      provider: () => shop.services.payments as PaymentProvider,
      body: (more: Parameters<typeof checkoutBody>[0] = {}) =>
        checkoutBody({ nonce: `fake-once-${randomUUID()}`, ...more }),
      away: (times: number) =>
        shop.gateway.control("faults", { lose: "gateway", times, path: "/transactions" }),
      seen: async (id: string) => (await shop.findTransactions(id)).map(({ status }) => status),
      released: "voided",
    },
    bnpl: {
      provider: () => shop.services.bnpl as PaymentProvider,
      body: (more: Parameters<typeof checkoutBody>[0] = {}) =>
        bnplBody(`klarna-accepted-${randomUUID()}`, more),
      away: (times: number) => shop.bnpl.control("faults", { lose: "gateway", times, path: "/orders" }),
      seen: async (id: string) => (await shop.findPurchases(id)).map(({ status }) => status),
      released: "CANCELLED",
    },
  };

  /** Runs `meanwhile` between the provider's authorization and the order. */
  function onceHeld(provider: PaymentProvider, meanwhile: (transactionId: string) => Promise<unknown>) {
    const authorize = provider.authorize.bind(provider);
    vi.spyOn(provider, "authorize").mockImplementation(async (request) => {
      const result = await authorize(request);
      if (result.outcome !== "authorized") throw new Error(`not held: ${result.outcome}`);
      await meanwhile(result.transactionId);
      return result;
    });
  }
  async function submit(body: Checkout, more: Record<string, string> = {}) {
    const key = randomUUID();
    ordered = await countOrders();
    const response = await shop.call<"submitCheckout", 409>("submitCheckout", {
      body,
      headers: { "idempotency-key": key, ...more },
    });
    const [attempt] = await shop.findAttempts(key);
    if (attempt === undefined) throw new Error("nothing was asked for");
    return { ...response, key, attempt };
  }
  /** No order, nothing taken from the shelf, and the key is free for another try. */
  async function expectNothingDone(key: string) {
    expect(await countOrders()).toBe(ordered);
    const keys = await db().selectFrom("idempotency_keys").select("key").where("key", "=", key).execute();
    expect(keys).toEqual([]);
  }
  const soldOut = { status: "deny" };

  describe.each(["card", "bnpl"] as const)("%s", (name) => {
    const service = services[name];

    test.each([
      ["en", "Your payment was given back", "The $103.92 held for this order has been let go"],
      ["fr", "Votre paiement vous a été rendu", "Les $103.92 retenus pour cette commande ont été libérés"],
    ])(
      "409 cartValidationErrors: no stock; released before the answer, an email in %s",
      async (language, subject, words) => {
        onceHeld(service.provider(), () => setStock(0));
        const email = `${randomUUID()}@example.com`;
        const { status, body, attempt, key } = await submit(service.body({ email }), {
          "accept-language": language,
        });
        expect([status, body.reference, body.value]).toMatchObject([409, "cartValidationErrors", soldOut]);
        expect(attempt).toMatchObject({
          state: "voided",
          order_id: null,
          transaction_id: expect.any(String),
        });
        expect(await service.seen(attempt.id)).toEqual([service.released]);
        await expectNothingDone(key);
        const job = sql`select payload ->> 'site' as site from jobs where payload ->> 'email' = ${email}`;
        expect((await job.execute(db())).rows).toEqual([{ site: "boutique" }]);
        await shop.finishJobs();
        expect(await readEmails(shop, email)).toMatchObject([
          { subject, text: expect.stringContaining(words) },
        ]);
        expect(await service.seen(attempt.id)).toEqual([service.released]);
      },
    );

    test("409, and the service is away: on record, released by a job, and one email after it", async () => {
      onceHeld(service.provider(), async () => {
        await setStock(0);
        await service.away(99);
      });
      const email = `${randomUUID()}@example.com`;
      const { status, body, attempt, key } = await submit(service.body({ email }));
      expect([status, body.reference]).toEqual([409, "cartValidationErrors"]);
      expect(attempt.state).toBe("voided");
      expect(await service.seen(attempt.id)).not.toEqual([service.released]);
      await expectNothingDone(key);
      // The email says that the money was let go.
      expect(await readEmails(shop, email)).toEqual([]);
      await service.away(0);
      await shop.finishJobs();
      expect(await service.seen(attempt.id)).toEqual([service.released]);
      expect(await readEmails(shop, email)).toHaveLength(1);
    });

    test("404 promotionUnrecognizable: its last use went to somebody else", async () => {
      onceHeld(service.provider(), () =>
        db().updateTable("promotions").set({ uses: 1 }).where("name", "=", "once").execute(),
      );
      const { status, body, attempt, key } = await submit(
        service.body({ total: 93.1, cart: { promotion: { name: "ONCE" } } }),
      );
      expect([status, body.reference]).toEqual([404, "promotionUnrecognizable"]);
      expect(await service.seen(attempt.id)).toEqual([service.released]);
      await expectNothingDone(key);
      await db().updateTable("promotions").set({ uses: 0 }).where("name", "=", "once").execute();
    });

    test("409 giftCardExpended: the gift card was spent elsewhere, and says what is left", async () => {
      const code = "1000-0000-0000-0002";
      const setCard = (remaining: number) =>
        db().updateTable("gift_cards").set({ remaining }).where("code", "=", code).execute();
      onceHeld(service.provider(), () => setCard(5));
      const { status, body, attempt, key } = await submit(
        service.body({ total: 83.92, cart: { giftCard: { code } } }),
      );
      expect([status, body.reference, body.value]).toEqual([409, "giftCardExpended", 5]);
      expect(await service.seen(attempt.id)).toEqual([service.released]);
      await expectNothingDone(key);
      await setCard(20);
    });
  });

  test("409: what the gateway settled already is refunded in full, once", async () => {
    const { card } = services;
    onceHeld(card.provider(), async (id) => {
      await setStock(0);
      await shop.gateway.control("status", { id, status: "settled" });
    });
    const { status, attempt } = await submit(card.body());
    const books = [
      { type: "sale", status: "settled", amount: "103.92" },
      { type: "credit", amount: "103.92" },
    ];
    expect(status).toBe(409);
    expect(await shop.findTransactions(attempt.id)).toMatchObject(books);
    await shop.finishJobs();
    expect(await shop.findTransactions(attempt.id)).toMatchObject(books);
  });

  test("409: what the pay-later provider took already is refunded in full, once", async () => {
    const { bnpl } = services;
    onceHeld(bnpl.provider(), async (id) => {
      await setStock(0);
      await shop.bnpl.control("order", { id, status: "CAPTURED", captured_amount: 10_392 });
    });
    const { status, attempt } = await submit(bnpl.body());
    await shop.finishJobs();
    expect([status, await shop.findPurchases(attempt.id)]).toMatchObject([409, [{ refunds: [10_392] }]]);
  });

  test("200 without an offer: the gateway goes away after it held the money", async () => {
    const { headers, user } = await signIn(shop);
    const { card } = services;
    onceHeld(card.provider(), async () => {
      vi.spyOn(shop.services.payments, "listCards").mockRejectedValue(new OutcomeUnknownError("away"));
    });
    const upsells = { token: "some-card" };
    const { status, attempt } = await submit(card.body({ email: user.email, payment: { upsells } }), headers);
    expect([status, attempt.state]).toEqual([200, "authorized"]);
  });
});
