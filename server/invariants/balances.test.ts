import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, expect, test } from "vitest";
import { earnCredits, openCredits } from "../src/domains/credits/store.ts";
import { inTransaction } from "../src/platform/store/transaction.ts";
import { checkoutBody } from "../src/testing/checkoutBody.ts";
import { fixture } from "../src/testing/fixture.ts";
import { ids } from "../src/testing/shopData.ts";
import { signIn } from "../src/testing/signIn.ts";
import { describeOnStores } from "../src/testing/stores.ts";
import { openTestShop } from "../src/testing/testShop.ts";
import { auditStore, cleanAudit } from "./auditStore.ts";
import { brokenInvariants } from "./invariants.ts";
import { repetitions } from "./repetitions.ts";
import { fillWellStockedShop } from "./wellStockedShop.ts";

const spends = repetitions(200, 60);
const uses = repetitions(20, 5);

describeOnStores("no balance and no limit is passed", (createStore, kind) => {
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  beforeAll(async () => {
    await fillWellStockedShop(shop.services.store);
  });
  afterEach(async () => expect(await brokenInvariants(shop.services.store)).toEqual([]));
  const db = () => shop.services.store.db;

  const buy = async (body: ReturnType<typeof checkoutBody>, headers: Record<string, string> = {}) => {
    const response = await shop.call<"submitCheckout", number>("submitCheckout", {
      body,
      headers: { "idempotency-key": randomUUID(), ...headers },
    });
    return response.status === 200 ? "placed" : (response.body as unknown as { reference: string }).reference;
  };
  const countOutcomes = (outcomes: readonly string[]) =>
    Object.fromEntries(
      [...new Set(outcomes)].map((name) => [name, outcomes.filter((outcome) => outcome === name).length]),
    );

  test(`${spends} checkouts share one cash-back balance at once: never below zero, and its ledger adds up`, async () => {
    const member = await signIn(shop);
    const uuid = await inTransaction(db(), async (trx) => {
      const id = await openCredits(trx, { userId: member.user.id }, { site: "boutique", currency: "USD" });
      await earnCredits(trx, id, 110, null);
      return id;
    });
    const book = checkoutBody({
      user: { address: {} },
      cart: {
        products: [{ variant: { id: ids.ebook.variant } }],
        type: "digital",
        shipping: null,
        credits: { uuid },
        invoice: { total: 0, currency: "USD", discounts: { credits: 20 } },
      },
      payment: { service: "internal", paymentMethod: "credits", nonce: null },
    });
    const outcomes = await Promise.all(Array.from({ length: spends }, () => buy(book, member.headers)));
    const counts = countOutcomes(outcomes);
    console.log(`cash back of 110, ${kind}: ${JSON.stringify(counts)} of 20 each`);
    expect(counts.placed).toBe(5);
    expect(
      outcomes.filter(
        (outcome) => !["placed", "noCreditsAvailable", "invoiceDoesNotMatch"].includes(outcome),
      ),
    ).toEqual([]);
    const { balance } = await db()
      .selectFrom("credits")
      .select("balance")
      .where("id", "=", uuid)
      .executeTakeFirstOrThrow();
    const entries = await db()
      .selectFrom("credit_entries")
      .select(["type", "amount"])
      .where("credit_id", "=", uuid)
      .execute();
    const sum = entries.reduce(
      (total, { type, amount }) => total + (type === "increase" ? amount : -amount),
      0,
    );
    expect([balance, sum, entries.length]).toEqual([10, 10, 6]);
  });

  test(`a promotion with a limit of ${uses}, ${10 * uses} checkouts at once: exactly ${uses}, and no other payment`, async () => {
    await db()
      .updateTable("promotions")
      .set({ usage_limit: uses, uses: 0 })
      .where("name", "=", "once")
      .execute();
    const body = (nth: number) =>
      checkoutBody({
        email: `saver-${nth}@example.com`,
        total: 93.1,
        cart: { promotion: { name: "ONCE" }, invoice: { total: 93.1, currency: "USD" } },
      });
    const before = (await auditStore(shop.services.store, 2)).orders;
    const outcomes = await Promise.all(Array.from({ length: 10 * uses }, (_, nth) => buy(body(nth))));
    const counts = countOutcomes(outcomes);
    const audit = await auditStore(shop.services.store, 2);
    console.log(`limit of ${uses}, ${kind}: ${JSON.stringify(counts)}, ${audit.voided} payments released`);
    expect(counts.placed).toBe(uses);
    // Later requests find the code used up; requests that lose the race get the same answer.
    expect(
      Object.keys(counts).filter(
        (name) => !["placed", "cartValidationErrors", "promotionUnrecognizable"].includes(name),
      ),
    ).toEqual([]);
    expect(audit.orders - before).toBe(uses);
    const { halfOrders: _, wrongSums: __, ...atOnce } = cleanAudit;
    expect(audit).toMatchObject(atOnce);
    const { uses: counted } = await db()
      .selectFrom("promotions")
      .select("uses")
      .where("name", "=", "once")
      .executeTakeFirstOrThrow();
    expect(counted).toBe(uses);
  });
});
