import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { UpsellAcceptance } from "@velours/sdk/types";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { checkoutBody, createNonce } from "../src/testing/checkoutBody.ts";
import { fixture } from "../src/testing/fixture.ts";
import { describeOnStores } from "../src/testing/stores.ts";
import { openTestShop } from "../src/testing/testShop.ts";
import { orderWithOffer, toAcceptance } from "../src/testing/upsells.ts";
import { brokenInvariants } from "./invariants.ts";
import { repetitions } from "./repetitions.ts";
import { fillWellStockedShop } from "./wellStockedShop.ts";

const atOnce = repetitions(100, 25);
const offers = repetitions(50, 8);

describeOnStores("many at once", (createStore, kind) => {
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  beforeAll(async () => {
    await fillWellStockedShop(shop.services.store);
  });
  beforeEach(async () => {
    await db().deleteFrom("rate_limits").execute();
    await db().deleteFrom("failed_payments").execute();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    expect(await brokenInvariants(shop.services.store)).toEqual([]);
  });
  const db = () => shop.services.store.db;

  /** How an answer came out: placed, the gateway's code, or the reference of its refusal. */
  const toOutcome = ({ status, body }: { status: number; body: unknown }): string => {
    if (status === 200) return "placed";
    return Array.isArray(body) ? body[0].code : (body as { reference: string }).reference;
  };
  const buy = async (body: object, key: string = randomUUID()) =>
    toOutcome(
      await shop.call<"submitCheckout", number>("submitCheckout", {
        body,
        headers: { "idempotency-key": key },
      }),
    );
  const countOutcomes = (outcomes: readonly string[]) =>
    Object.fromEntries(
      [...new Set(outcomes)].map((outcome) => [outcome, outcomes.filter((it) => it === outcome).length]),
    );
  const together = async (buyOne: (nth: number) => Promise<string>) => {
    const counts = countOutcomes(await Promise.all(Array.from({ length: atOnce }, (_, nth) => buyOne(nth))));
    console.log(`${expect.getState().currentTestName}, ${kind}: ${JSON.stringify(counts)}`);
    return counts;
  };
  const orders = async () => (await db().selectFrom("orders").select("id").execute()).length;
  const paidWith = (nonce: string) =>
    db().selectFrom("payment_attempts").select("state").where("nonce", "=", nonce).execute();

  test(`one payment nonce in ${atOnce} checkouts, each with a key of its own: one order`, async () => {
    const before = await orders();
    const nonce = createNonce("ok");
    const { placed, ...refusals } = await together((nth) =>
      buy(checkoutBody({ nonce, email: `nonce-${nth}@example.com` })),
    );
    expect(placed).toBe(1);
    // The gateway's code for a used nonce; some of these in a row are enough for the limit of failed payments.
    expect(["91564", "rateLimited"]).toEqual(expect.arrayContaining(Object.keys(refusals)));
    expect(await orders()).toBe(before + 1);
    const held = (await paidWith(nonce)).filter(({ state }) => state !== "voided" && state !== "declined");
    expect(held).toEqual([{ state: "authorized" }]);
  });

  test(`one key with ${atOnce} different bodies: one order, and the others are told`, async () => {
    const before = await orders();
    const key = randomUUID();
    const { placed, ...refusals } = await together((nth) =>
      buy(checkoutBody({ email: `key-${nth}@example.com` }), key),
    );
    expect(placed).toBe(1);
    expect(["idempotencyKeyReused", "idempotencyKeyInProgress"]).toEqual(
      expect.arrayContaining(Object.keys(refusals)),
    );
    expect(await orders()).toBe(before + 1);
  });

  const accept = async (body: UpsellAcceptance) =>
    (
      await shop.call<"acceptUpsell", number>("acceptUpsell", {
        body,
        headers: { "idempotency-key": randomUUID() },
      })
    ).status;
  const close = (id: string) =>
    shop.call("closeOrder", { body: { task: { id }, reason: "offers-all-declined" } });
  /** How an offer ended: its task, the order's total, and what is held or taken for the order. */
  const getEnd = async (orderId: string) => {
    const { state } = await db()
      .selectFrom("order_tasks")
      .select("state")
      .where("order_id", "=", orderId)
      .executeTakeFirstOrThrow();
    const { body } = await shop.call("getOrder", { params: { id: orderId } });
    const paid = await db()
      .selectFrom("payment_attempts")
      .select("amount")
      .where("order_id", "=", orderId)
      .execute();
    return { state, total: body.invoice.total, paid: paid.map(({ amount }) => amount).sort() };
  };
  const taken = { state: "accepted", total: 112.58, paid: [103.92, 8.66] };
  const left = { state: "closed", total: 103.92, paid: [103.92] };

  test(`${offers} offers accepted and closed at once: taken and paid once, or closed and nothing charged`, async () => {
    const { payments } = shop.services;
    const authorize = payments.authorize.bind(payments);
    const onceHeld = new Map<string, () => void>();
    vi.spyOn(payments, "authorize").mockImplementation(async (request) => {
      const result = await authorize(request);
      onceHeld.get(request.nonce)?.();
      return result;
    });
    const statuses = await Promise.all(
      Array.from({ length: offers }, async (_, nth) => {
        const order = await orderWithOffer(shop);
        const held = new Promise<void>((resolve) => onceHeld.set(order.upsells.nonce ?? "", resolve));
        // Every other one is closed when its card has said yes and the order is about to be written, or soon after.
        const closing = async () => {
          if (nth % 2 === 1) await held.then(() => sleep(nth % 16));
          return close(order.upsells.task_id);
        };
        const [status] = await Promise.all([accept(toAcceptance(order)), closing()]);
        expect(await getEnd(order.id)).toEqual(status === 200 ? taken : left);
        return String(status);
      }),
    );
    console.log(`accept against close, ${kind}: ${JSON.stringify(countOutcomes(statuses))}`);
    expect(["200", "400"]).toEqual(expect.arrayContaining(statuses));
  });

  test("an offer that is closed while its card is asked for is not taken, and the card is released", async () => {
    const order = await orderWithOffer(shop);
    const { payments } = shop.services;
    const authorize = payments.authorize.bind(payments);
    vi.spyOn(payments, "authorize").mockImplementation(async (request) => {
      const result = await authorize(request);
      await close(order.upsells.task_id);
      return result;
    });
    expect(await accept(toAcceptance(order))).toBe(400);
    expect(await getEnd(order.id)).toEqual(left);
    expect(await paidWith(order.upsells.nonce ?? "")).toEqual([{ state: "voided" }]);
  });
});
