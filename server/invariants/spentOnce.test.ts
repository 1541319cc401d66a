import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { checkoutBody } from "../src/testing/checkoutBody.ts";
import { fixture } from "../src/testing/fixture.ts";
import { ids } from "../src/testing/shopData.ts";
import { describeOnStores } from "../src/testing/stores.ts";
import { openTestShop } from "../src/testing/testShop.ts";
import { auditStore, cleanAudit } from "./auditStore.ts";
import { brokenInvariants } from "./invariants.ts";
import { repetitions } from "./repetitions.ts";
import { fillWellStockedShop } from "./wellStockedShop.ts";

const buyers = repetitions(500, 60);
const redemptions = repetitions(200, 40);
const giftCard = "1000-0000-0000-0001";

const countValues = (values: readonly (string | number)[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

describeOnStores("nothing is spent twice", (createStore, kind) => {
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  afterEach(async () => expect(await brokenInvariants(shop.services.store)).toEqual([]));

  const buy = (body: ReturnType<typeof checkoutBody>) =>
    shop.call("submitCheckout", { body, headers: { "idempotency-key": randomUUID() } });
  /** How an answer came out: placed, or the reference of its refusal. */
  const outcome = ({ status, body }: { status: number; body: unknown }) =>
    status === 200 ? "placed" : ((body as { reference?: string }).reference ?? status);

  test(`${buyers} buyers for the last one: one order, ${buyers - 1} refusals, no payment without an order`, async () => {
    const body = (nth: number) =>
      checkoutBody({
        email: `buyer-${nth}@example.com`,
        total: 63.29,
        cart: {
          products: [{ variant: { id: ids.halo.lastBlack }, quantity: 1, price: 52 }],
          shipping: { service: "usps", type: "standard", identifier: "us-standard", amount: 7 },
        },
      });
    const responses = await Promise.all(Array.from({ length: buyers }, (_, nth) => buy(body(nth))));
    const counts = countValues(responses.map(outcome));
    const audit = await auditStore(shop.services.store, 1);
    console.log(`last one, ${kind}: ${JSON.stringify(counts)}, ${audit.voided} payments released`);
    expect(counts).toEqual({ placed: 1, cartValidationErrors: buyers - 1 });
    expect(audit).toMatchObject({ ...cleanAudit, orders: 1 });
  });

  test(`${redemptions} redemptions of one gift card at once: never below zero, and its ledger adds up`, async () => {
    const body = checkoutBody({
      total: 0,
      cart: { giftCard: { code: giftCard } },
      payment: { paymentMethod: "gift-card", service: "internal" },
    });
    await fillWellStockedShop(shop.services.store);
    const responses = await Promise.all(Array.from({ length: redemptions }, () => buy(body)));
    const counts = countValues(responses.map(outcome));
    console.log(`gift card of 500, ${kind}: ${JSON.stringify(counts)} of 103.92 each`);
    expect(counts.placed).toBe(4);
    expect(new Set(Object.keys(counts))).toSatisfy((names: Set<string>) =>
      [...names].every((name) => ["placed", "giftCardExpended", "invoiceDoesNotMatch"].includes(name)),
    );
    const { db } = shop.services.store;
    const card = await db
      .selectFrom("gift_cards")
      .select("remaining")
      .where("code", "=", giftCard)
      .executeTakeFirst();
    expect(card?.remaining).toBe(500 - 4 * 103.92);
    const entries = await db
      .selectFrom("gift_card_entries")
      .select("amount")
      .where("code", "=", giftCard)
      .execute();
    expect(entries.map(({ amount }) => amount).sort()).toEqual([-103.92, -103.92, -103.92, -103.92, 500]);
    expect((await auditStore(shop.services.store, 1)).belowZero).toBe(0);
  });
});
