import { randomUUID } from "node:crypto";
import type { Checkout, Payment, Product } from "@velours/sdk/types";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/store/transaction.ts";
import { address, checkoutBody, createNonce } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { ids, products } from "../../testing/shopData.ts";
import { signIn } from "../../testing/signIn.ts";
import { upsertProducts } from "../catalogue/store.ts";

const noGateway = { deviceData: undefined, vaulted: undefined, cardDetails: undefined } as const;

/** A payment by one of the services; wallets go through the card gateway (CA-68). */
const by = (service: Payment["service"], more: Partial<Payment>): Partial<Payment> =>
  service === "klarna"
    ? { ...noGateway, paymentMethod: "klarna", gateway: "klarna", service, nonce: null, ...more }
    : { service, paymentMethod: undefined, cardDetails: undefined, ...more };

const klarna = (scenario: string) => by("klarna", { token: `sandbox-klarna-${scenario}-${randomUUID()}` });

/**
 * Result of a documented value: the status and, for refusals, the part of the body that the shopper's page
 * reads.
 */
type Row = [name: string, body: () => Checkout, status: number, says: unknown];

const nonce = (value: string, status: number, says: unknown): Row => [
  value,
  () => checkoutBody({ nonce: value }),
  status,
  says,
];
/** A card with the nonce that the hosted fields make of it. */
const card = (name: string, scenario: string, status: number, says: unknown): Row => [
  name,
  () => checkoutBody({ nonce: createNonce(scenario) }),
  status,
  says,
];
const tag = (name: string, status: number, says: string): Row => [
  `tag ${name}`,
  () => checkoutBody({ email: `ada+${name}@example.com` }),
  status,
  says,
];
const billing = (name: string, change: Partial<typeof address>, says: string): Row => [
  `billing ${name}`,
  () => checkoutBody({ user: { address: { shipping: address, billing: { ...address, ...change } } } }),
  400,
  says,
];
const declined = "Your order could not be processed";

const rows: Row[] = [
  // S1: what the hosted fields make of the test cards.
  card("card 4111 …", "ok", 200, "credit-card"),
  card("card 4000 …1115", "declined", 402, "Do Not Honor"),
  card("card 4009 …", "insufficient", 409, "Insufficient Funds"),
  card("card 4012 …1881", "invalid", 422, ["81715"]),
  card("card 4012 …0026", "broken", 500, "Bad gateway"),
  card("a card the bank did not confirm", "3ds-challenge", 422, ["91564"]),
  // Card 4012 …7777, and a nonce that was never issued.
  nonce("fake-consumed-nonce", 422, ["91564"]),
  nonce("made-up", 422, ["91564"]),
  // S rule 3: the gateway's public test nonces.
  nonce("fake-valid-nonce", 200, "credit-card"),
  nonce("fake-processor-declined-visa-nonce", 402, "Do Not Honor"),
  nonce("fake-luhn-invalid-nonce", 422, ["81715"]),
  nonce("fake-gateway-rejected-fraud-nonce", 409, declined),
  // S1, S2: e-mail tags and billing addresses.
  tag("429", 429, "Too many failed payment attempts, please try again later."),
  tag("rate-required", 409, "Please review you shipping address and try again"),
  tag(
    "rate-changed",
    409,
    "The shipping prices have changed. Please refresh the page and re-add the products to the cart.",
  ),
  tag("fraud-decline", 409, declined),
  tag("fraud-timeout", 200, "credit-card"),
  tag("fraud-late", 200, "credit-card"),
  billing("zip 20000", { zipcode: "20000" }, "Zip code must be valid"),
  billing("address1 200 …", { address1: "200 Oak" }, "An address is required"),
  [
    "device data that is none",
    () => checkoutBody({ payment: { deviceData: "broken" } }),
    409,
    "Please refresh the page and try again",
  ],
  // S3, S5: wallets.
  ...(
    [
      "paypal",
      "paypal-pay-later",
      "venmo",
      "apple-pay",
      "apple-pay-express",
      "google-pay",
      "google-pay-express",
    ] as const
  ).flatMap((method): Row[] => {
    const service = method.startsWith("paypal")
      ? "paypal"
      : (method.replace("-express", "") as "venmo" | "apple-pay" | "google-pay");
    const paid = (scenario: string) => () =>
      checkoutBody({
        payment: by(service, {
          paymentMethod: method,
          nonce: `sandbox-${service}-${scenario}-${randomUUID()}`,
        }),
      });
    return [
      [`${method}: Approve`, paid("ok"), 200, method],
      [`${method}: declined by its bank`, paid("declined"), 402, "Do Not Honor"],
      [`${method}: a cancelled dialog has no nonce to pay with`, paid("cancelled"), 422, ["91564"]],
      [`${method}: nor has a failed one`, paid("failed"), 422, ["91564"]],
    ];
  }),
  ...(
    [
      ["paypal", "fake-paypal-one-time-nonce"],
      ["apple-pay", "fake-apple-pay-visa-nonce"],
      ["google-pay", "fake-android-pay-visa-nonce"],
      ["venmo", "fake-venmo-account-nonce"],
    ] as const
  ).map(
    ([service, nonce]): Row => [nonce, () => checkoutBody({ payment: by(service, { nonce }) }), 200, service],
  ),
  // S4: buy now, pay later.
  ["klarna: Approve", () => checkoutBody({ payment: klarna("ok") }), 200, "klarna"],
  [
    "klarna: customer@email.us",
    () => checkoutBody({ email: "customer@email.us", payment: klarna("ok") }),
    200,
    "klarna",
  ],
  [
    "klarna: sandbox-klarna-declined-…",
    () => checkoutBody({ payment: klarna("declined") }),
    402,
    "The payment was not approved. Please choose another payment method.",
  ],
  [
    "klarna: +denied",
    () => checkoutBody({ email: "customer+denied@email.us", payment: klarna("ok") }),
    402,
    "The payment was not approved. Please choose another payment method.",
  ],
  [
    "klarna: a token that was never issued",
    () => checkoutBody({ payment: by("klarna", { token: "made-up" }) }),
    422,
    ["NOT_FOUND"],
  ],
];

describeOperation("submitCheckout", (shop) => {
  const submit = (body: unknown, headers: Record<string, string> = {}) =>
    shop().call<"submitCheckout", never>("submitCheckout", { body, headers });
  // Enough for every row, and sold by the third store as well.
  beforeAll(async () => {
    const halo = products.filter(({ id }) => id === ids.halo.product);
    const plenty = halo.map((product) => ({
      ...product,
      sources: ["boutique", "outlet", "closet"] as Product["sources"],
      inventories: product.inventories.map((entry) => ({ ...entry, quantity: 10_000 })),
    }));
    await inTransaction(shop().services.store.db, (trx) => upsertProducts(trx, plenty, { stock: "set" }));
  });
  afterEach(async () => {
    await shop().app.inject({ method: "POST", url: "/sandbox/reset" });
  });

  test.each(rows)("%s", async (_name, body, status, says) => {
    const response = await submit(body());
    const refusal = response.body as unknown;
    const reported = Array.isArray(refusal)
      ? refusal.map(({ code }) => code)
      : ((refusal as { message?: string; paymentMethod?: string } | undefined) ?? { message: response.text });
    expect(response.status).toBe(status);
    expect(Array.isArray(reported) ? reported : (reported.message ?? reported.paymentMethod)).toEqual(says);
  });

  describe("saved cards (S1)", () => {
    const paid = (token: string) =>
      checkoutBody({
        email: "member@example.com",
        payment: { paymentMethod: "saved-credit-card", nonce: null, token, vaulted: true },
      });

    test.each([
      ["sandbox-saved-visa-1111", 200, "saved-credit-card"],
      ["sandbox-saved-mastercard-5100", 402, "Do Not Honor"],
      ["sandbox-saved-amex-0005", 402, "Expired Card"],
    ])("%s of member@example.com: %i %s", async (token, status, says) => {
      const { headers } = await signIn(shop(), { email: "member@example.com" });
      const response = await submit(paid(token), headers);
      const body = response.body as { message?: string; paymentMethod?: string };
      expect([response.status, body.message ?? body.paymentMethod]).toEqual([status, says]);
    });
  });

  test("nonces and tokens work once, public test nonces always (S rule 3)", async () => {
    const once = [
      () => checkoutBody({ nonce: createNonce("ok") }),
      () => checkoutBody({ payment: by("paypal", { nonce: `sandbox-paypal-ok-${randomUUID()}` }) }),
      () => checkoutBody({ payment: klarna("ok") }),
    ].map((make) => make());
    for (const body of once) {
      expect((await submit(body)).status).toBe(200);
      expect((await submit(body)).status).toBe(422);
    }
    await shop().app.inject({ method: "POST", url: "/sandbox/reset" });
    for (const body of once) expect((await submit(body)).status).toBe(200);
  });

  describe("services an order is not offered (5, payment method availability)", () => {
    test.each([
      [
        "klarna for a pre-order",
        {
          total: 129.9,
          cart: { products: [{ variant: { id: ids.preorder.variant }, quantity: 1, price: 120 }] },
          payment: klarna("ok"),
        },
        {},
      ],
      [
        "the device wallet on the outlet",
        { payment: by("apple-pay", { nonce: "x" }) },
        { host: "outlet.localhost" },
      ],
      ["internal with something left to pay", { payment: { service: "internal" as const } }, {}],
    ])("400 validationError: %s", async (_name, more, headers) => {
      const { status, body } = await submit(checkoutBody(more), headers);
      expect([status, (body as { value: unknown }).value]).toEqual([
        400,
        { "payment.service": "A valid service is required" },
      ]);
    });
  });

  test("the third store's statements have their own words, the others the account's (C-027, CA-94)", async () => {
    for (const [host, descriptor] of [
      ["closet.localhost", "Velours USD"],
      ["boutique.localhost", undefined],
    ] as const) {
      await shop().app.inject({ method: "POST", url: "/sandbox/reset" });
      await submit(checkoutBody(), { host });
      const [entry] = shop().services.trace.entries;
      expect([entry?.call, entry?.detail.descriptor]).toEqual(["authorize", descriptor]);
    }
  });

  describe("429 after five failures (C-718, CA-55)", () => {
    const failed = (email: string) => checkoutBody({ email, nonce: createNonce("declined") });
    const refused = async (body: Checkout, ip: string) =>
      (
        await shop().app.inject({
          method: "POST",
          url: "/api/services/payments/checkout",
          remoteAddress: ip,
          headers: { "x-client-token": shop().services.config.clientToken },
          payload: body,
        })
      ).statusCode;

    test("the answer says so, and when to come back", async () => {
      const email = "mallory@example.com";
      for (let time = 0; time < 5; time++) await refused(failed(email), "127.0.0.1");
      const { status, body, headers } = await submit(checkoutBody({ email }));
      expect([status, body]).toEqual([
        429,
        {
          reference: "rateLimited",
          message: "Too many failed payment attempts, please try again later.",
          value: null,
        },
      ]);
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    });

    test("by email, whatever its case, for a caller who failed under it as well", async () => {
      for (let time = 0; time < 6; time++) await refused(failed("eve@example.com"), `10.0.1.${time % 3}`);
      expect(await refused(checkoutBody({ email: "EVE@example.com" }), "10.0.1.1")).toBe(429);
      // The owner of the address buys from their own network.
      expect(await refused(checkoutBody({ email: "EVE@example.com" }), "10.0.2.1")).toBe(200);
    });

    test("a refused list (422) and a coded decline count, a stale cart does not, a success wipes nothing", async () => {
      const ip = "10.0.3.1";
      for (let time = 0; time < 2; time++) {
        await refused(checkoutBody({ nonce: "fake-consumed-nonce" }), ip);
        await refused(checkoutBody({ nonce: createNonce("insufficient") }), ip);
        await refused(checkoutBody({ total: 1 }), ip);
      }
      expect(await refused(checkoutBody(), ip)).toBe(200);
      expect(await refused(failed("ada@example.com"), ip)).toBe(402);
      expect(await refused(checkoutBody(), ip)).toBe(429);
    });
  });
});
