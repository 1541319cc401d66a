import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type OperationName, routes } from "../../generated/operations.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { memberWith } from "../../testing/memberWith.ts";
import { openPayingShop, type PayingShop } from "../../testing/payingShop.ts";
import { operationsWithBody, type RequestField, requestFields } from "../../testing/requestFields.ts";
import { type SignedIn, signIn } from "../../testing/signIn.ts";
import { createEmbeddedStore } from "../../testing/stores.ts";
import { subscriptionBody } from "../../testing/subscription.ts";
import { toAcceptance } from "../../testing/upsells.ts";

interface Sale {
  amount: string;
  request: { payment_method_token?: string };
}

/** Fields that decide nothing about money or access; every other one of the contract is changed. */
const harmless = [
  /^affiliate/,
  /^analytics/,
  /^user\.address\.\w+\./,
  /^user\.ip/,
  /\.delivery\b/,
  /\.expiry\./,
];

/** Operations that charge somebody; the fields of each are changed below. */
const buying = ["submitCheckout", "acceptUpsell", "startSubscription", "orderSubscription"];

/** All other ones of shoppers with a body: they charge nobody. No operation below /merchant does. */
const charging: Record<string, readonly string[]> = {
  nothing: [
    "createStockNotice",
    "listShippingOptions",
    "calculateTaxes",
    "generateInvoice",
    "createBnplToken",
    "validateCart",
    "closeOrder",
    "trackOrder",
    "requestReturn",
    "createReview",
    "listRecommendations",
    "getAddress",
    "subscribeNewsletter",
    "createMessage",
    "addWishlistItem",
    "enterCampaign",
    "writeLog",
  ],
  "nothing, and decide who somebody is": [
    "identify",
    "login",
    "register",
    "changeUsername",
    "changePassword",
    "recoverPassword",
    "resetPassword",
    "validateEmail",
    "closeSessions",
    "saveAddress",
  ],
};

test("every operation with a body is known to charge somebody or nobody", () => {
  const shoppers = operationsWithBody().filter(
    (name) => !routes[name as OperationName].url.startsWith("/merchant/"),
  );
  expect([...buying, ...Object.values(charging).flat()].sort()).toEqual(shoppers.sort());
});

/** A copy with another value at a path; objects and lists on the way are made when they are not there. */
function withValue(body: object, path: string, value: unknown): object {
  const copy = structuredClone(body);
  const keys = path.match(/[^.[\]]+/g) ?? [];
  const last = keys.pop() ?? "";
  let at = copy as Record<string, unknown>;
  for (const key of keys) {
    if (typeof at[key] !== "object" || at[key] === null) at[key] = {};
    at = at[key] as Record<string, unknown>;
  }
  at[last] = value;
  return copy;
}

describe("what is another's, by every field of a request", () => {
  let shop: PayingShop;
  let owner: SignedIn & { uuid: string };
  let card: string;
  let other: SignedIn;
  const before = { sales: 0 };

  const db = () => shop.services.store.db;
  const sales = () => shop.gateway.control<Sale[]>("transactions");
  const ownersBalance = async () =>
    (await db().selectFrom("credits").select("balance").where("id", "=", owner.uuid).execute()).map(
      ({ balance }) => balance,
    );
  const send = (operation: OperationName, body: object, headers: Record<string, string> = {}) =>
    shop.call<typeof operation, number>(operation, {
      body,
      headers: { "idempotency-key": randomUUID(), ...headers },
    });

  /** Other values of a field: its choices, the edges of its types, and what belongs to the owner. */
  const valuesOf = ({ path, types, choices }: RequestField): unknown[] => {
    const owned = /credits/.test(path) ? owner.uuid : /email/.test(path) ? owner.user.email : card;
    return [
      ...choices,
      ...(types.includes("number") || types.includes("integer") ? [0, -1, owner.user.id] : []),
      ...(types.includes("boolean") ? [true, false] : []),
      ...(types.includes("string") && choices.length === 0 ? ["", owned] : []),
      null,
      undefined,
    ];
  };
  const changesOf = (operation: OperationName) =>
    requestFields(operation)
      .filter(({ path }) => !harmless.some((pattern) => pattern.test(path)))
      .flatMap((field) => valuesOf(field).map((value) => ({ path: field.path, value })));

  beforeAll(async () => {
    shop = await openPayingShop(createEmbeddedStore());
    await db().updateTable("stock").set({ quantity: 100_000 }).execute();
    [owner, other] = [await memberWith(shop, 80), await signIn(shop)];
    const bought = checkoutBody({ nonce: "fake-valid-nonce", payment: { vaulted: true } });
    expect((await send("submitCheckout", bought, owner.headers)).status).toBe(200);
    const cards = await shop.call("createCardToken", { query: "currency=USD", headers: owner.headers });
    card = cards.body.creditCards[0]?.token ?? "";
    expect(card).not.toBe("");
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    before.sales = (await sales()).length;
  });

  /** Sends a body with each change, and returns what succeeded. */
  async function sendChanged(operation: OperationName, body: object, headers: Record<string, string>) {
    const done: { path: string; value: unknown; text: string }[] = [];
    for (const { path, value } of changesOf(operation)) {
      const changed = withValue(body, path, value);
      const { status, text } = await send(operation, changed, headers);
      expect([path, value, status]).not.toEqual([path, value, 500]);
      if (status === 200) done.push({ path, value, text });
      if (status === 422 || status === 429 || status === 402)
        await db().deleteFrom("failed_payments").execute();
      if (status === 429) await db().deleteFrom("rate_limits").execute();
    }
    return done;
  }

  async function expectNothingOfTheOwners(count: number): Promise<void> {
    const made = (await sales()).slice(before.sales);
    expect(made.filter(({ request }) => request.payment_method_token === card)).toEqual([]);
    expect(made.map(({ amount }) => amount)).toEqual(Array(count).fill("103.92"));
  }

  test("a card's payment pays the server's amount and nothing of another's", {
    timeout: 300_000,
  }, async () => {
    const balance = await ownersBalance();
    const body = checkoutBody({ nonce: "fake-valid-nonce" });
    const done = await sendChanged("submitCheckout", body, other.headers);
    for (const { path, value, text } of done) {
      const { invoice, user, paymentMethod } = JSON.parse(text);
      expect([path, value, invoice.total, invoice.currency]).toEqual([path, value, 103.92, "USD"]);
      expect([user.email, paymentMethod]).toEqual([other.user.email, "credit-card"]);
    }
    expect(done.length).toBeGreaterThan(5);
    await expectNothingOfTheOwners(done.length);
    expect(await ownersBalance()).toEqual(balance);
  });

  test.each(["braintree", "paypal", "venmo", "apple-pay", "google-pay"] as const)(
    "a member's saved card as %s pays for nobody else, whatever else is changed",
    { timeout: 300_000 },
    async (service) => {
      const payment = { paymentMethod: undefined, service, nonce: null, token: card };
      const body = checkoutBody({ email: owner.user.email, payment });
      for (const headers of [{}, other.headers])
        expect([400, 422]).toContain((await send("submitCheckout", body, headers)).status);
      if (service !== "braintree") return;
      const withNonce = withValue(body, "payment.nonce", "fake-valid-nonce");
      const done = await sendChanged("submitCheckout", withNonce, {});
      // Without the token, or with none, it is the caller's own nonce.
      expect([...new Set(done.map(({ path }) => path))].filter((path) => path !== "payment.token")).toEqual(
        [],
      );
      await expectNothingOfTheOwners(done.length);
    },
  );

  test("a member's cash back pays for nobody else, whatever else is changed", async () => {
    const balance = await ownersBalance();
    const cart = { credits: { uuid: owner.uuid, balance: 80 } };
    const body = checkoutBody({ total: 23.92, cart, nonce: "fake-valid-nonce" });
    for (const headers of [{}, other.headers])
      expect((await send("submitCheckout", body, headers)).status).toBe(409);
    const done = await sendChanged("submitCheckout", body, other.headers);
    expect(done).toEqual([]);
    expect(await ownersBalance()).toEqual(balance);
  });

  test("an offer is its buyer's alone, whatever is changed", { timeout: 300_000 }, async () => {
    const body = checkoutBody({
      cart: {
        products: [{ variant: { id: 1020 } }],
        shipping: { service: "usps", type: "standard", identifier: "us-standard", amount: 7 },
        invoice: { total: 39.48, currency: "USD" },
      },
      payment: { paymentMethod: "saved-credit-card", nonce: null, token: card, upsells: { token: card } },
    });
    const { body: order } = await shop.call("submitCheckout", { body, headers: owner.headers });
    if (!order.upsells) throw new Error("nothing is offered");
    const acceptance = toAcceptance({ ...order, upsells: order.upsells });
    before.sales = (await sales()).length;
    expect((await send("acceptUpsell", acceptance)).status).toBe(404);
    expect(await sendChanged("acceptUpsell", acceptance, other.headers)).toEqual([]);
    await expectNothingOfTheOwners(0);
    const own = await send("acceptUpsell", acceptance, owner.headers);
    expect(own.status).toBe(200);
    const [sale] = (await sales()).slice(before.sales);
    expect([Number(sale?.amount), sale?.request.payment_method_token]).toEqual([
      order.upsells.invoice.total,
      card,
    ]);
  });

  test("a subscription is paid by the member's own card alone", { timeout: 300_000 }, async () => {
    const body = subscriptionBody({ payment: { id: card } });
    expect(await sendChanged("startSubscription", body, other.headers)).toEqual([]);
    const started = await shop.call("startSubscription", { body, headers: owner.headers });
    expect(started.status).toBe(200);
    before.sales = (await sales()).length;
    const month = { user_id: owner.user.id, subscription_id: started.body.id };
    expect(await sendChanged("orderSubscription", month, other.headers)).toEqual([]);
    await expectNothingOfTheOwners(0);
  });
});
