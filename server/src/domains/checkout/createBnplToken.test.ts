import { randomUUID } from "node:crypto";
import type { BnplQuestion } from "@velours/sdk/types";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { address, freeShipping } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { memberWith } from "../../testing/memberWith.ts";
import { bnplBody, openPayingShop, type PayingShop } from "../../testing/payingShop.ts";
import { ids } from "../../testing/shopData.ts";
import { createEmbeddedStore, describeOnStores } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";

function question(more: { email?: string; cart?: Partial<BnplQuestion["cart"]>; total?: number } = {}) {
  const { email = "ada@example.com", cart, total = 103.92 } = more;
  return {
    invoice: { total },
    user: { email, address: { shipping: address, billing: address } },
    cart: {
      products: [{ variant: { id: ids.halo.violet }, quantity: 2 }],
      promotion: null,
      giftCard: null,
      credits: null,
      shipping: freeShipping,
      type: "physical",
      invoice: { currency: "USD" },
      ...cart,
    },
  };
}

describeOperation("createBnplToken", (shop) => {
  const ask = <Status extends number = 200>(more?: Parameters<typeof question>[0]) =>
    shop().call<"createBnplToken", Status>("createBnplToken", { body: question(more) });

  test.each([
    ["customer@email.us", "ok"],
    ["customer+denied@email.us", "denied"],
    ["ada+bnpl-hidden@example.com", "hidden"],
  ])("200: a session for %s, whose dialog is to say %s (C-657, S4)", async (email, scenario) => {
    const { status, body } = await ask({ email });
    expect(status).toBe(200);
    expect(body.client_token).toMatch(new RegExp(`^sandbox-klarna-${scenario}-`));
    expect(body.payment_method_categories).toEqual([
      { name: "pay_over_time", asset_urls: { descriptive: "/assets/img/klarna.svg" } },
    ]);
  });

  test("200: the provider hears the server's own amount, in cents", async () => {
    await shop().app.inject({ method: "POST", url: "/sandbox/reset" });
    await ask();
    expect(shop().services.trace.entries.at(-1)).toMatchObject({
      provider: "klarna",
      call: "createSession",
      detail: { amount: 10_392, currency: "USD" },
    });
  });

  describe("400 validationError", () => {
    test.each([
      ["GBP", { invoice: { currency: "GBP" as const }, shipping: null }],
      ["a pre-order", { products: [{ variant: { id: ids.preorder.variant }, quantity: 1 }] }],
    ])("payment.service: %s is not offered it (C-459)", async (_name, cart) => {
      const body = { ...question({ cart }), invoice: null };
      const response = await shop().call<"createBnplToken", 400>("createBnplToken", { body });
      expect([response.status, response.body.value]).toEqual([
        400,
        { "payment.service": "A valid service is required" },
      ]);
    });

    test("an empty cart, no billing address", async () => {
      const { status, body } = await shop().call<"createBnplToken", 400>("createBnplToken", {
        body: { cart: { products: [], invoice: { currency: "USD" } } },
      });
      expect([status, body.value]).toEqual([
        400,
        { user: "A user is required", "cart.products": "At least one product is required" },
      ]);
    });
  });

  test("200: cash back a member applies is taken off before the provider hears the amount (CA-67)", async () => {
    const { uuid, headers } = await memberWith(shop(), 80);
    const body = question({ total: 23.92, cart: { credits: { uuid } } });
    expect((await shop().call("createBnplToken", { body, headers })).status).toBe(200);
    expect(shop().services.trace.entries.at(-1)).toMatchObject({ detail: { amount: 2_392 } });
  });

  test("409 noCreditsAvailable: cash back of somebody else, of an unknown member, of a guest, or none left", async () => {
    const [member, otherMember] = [await memberWith(shop(), 80), await memberWith(shop(), 80)];
    const empty = await memberWith(shop(), 0);
    const cases: [string, Record<string, string>][] = [
      [otherMember.uuid, member.headers],
      [randomUUID(), member.headers],
      [member.uuid, {}],
      [empty.uuid, empty.headers],
    ];
    for (const [uuid, headers] of cases) {
      const body = question({ total: 23.92, cart: { credits: { uuid } } });
      const response = await shop().call<"createBnplToken", 409>("createBnplToken", { body, headers });
      expect([response.status, response.body.reference]).toEqual([409, "noCreditsAvailable"]);
    }
  });
});

describe("createBnplToken for a shopper on another of the shop's hosts", () => {
  test("the provider is given addresses of that host, where the session is", async () => {
    const env = { PUBLIC_URL: "https://shop.example", HOSTS: "alias.example" };
    const shop = await openTestShop(createEmbeddedStore(), { env });
    const createSession = vi.spyOn(shop.services.bnpl, "createSession");
    const { status } = await shop.call("createBnplToken", {
      body: question(),
      headers: { host: "alias.example" },
    });
    expect(status).toBe(200);
    const { order_lines } = createSession.mock.calls[0]![0];
    expect(order_lines[0]?.image_url).toMatch(/^https:\/\/alias\.example\//);
    await shop.close();
  });
});

describeOnStores("createBnplToken over the provider's own API", (createStore) => {
  let shop: PayingShop;
  beforeAll(async () => {
    shop = await openPayingShop(await createStore("filled"));
  });
  afterAll(() => shop.close());
  type Session = { order_amount: number; order_lines: { type: string; total_amount: number }[] };

  test("200: with cash back and a gift card, the session and the order after it are the same lines (CA-67)", async () => {
    const { uuid, headers, user } = await memberWith(shop, 30);
    const [credits, giftCard] = [{ uuid }, { code: "1000-0000-0000-0002" }];
    const session = await shop.call("createBnplToken", {
      body: question({ email: user.email, total: 53.92, cart: { credits, giftCard } }),
      headers,
    });
    expect(session.status).toBe(200);
    const opened = (await shop.bnpl.control<Session[]>("sessions")).at(-1);
    const lines = Object.fromEntries(
      (opened?.order_lines ?? []).map(({ type, total_amount }) => [type, total_amount]),
    );
    expect(opened?.order_amount).toBe(5_392);
    expect(lines).toMatchObject({ physical: 9_600, store_credit: -3_000, gift_card: -2_000 });

    const body = bnplBody(`klarna-accepted-${randomUUID()}`, {
      email: user.email,
      total: 53.92,
      cart: { credits, giftCard, invoice: { total: 53.92, currency: "USD", discounts: { credits: 30 } } },
    });
    expect((await shop.call("submitCheckout", { body, headers })).status).toBe(200);
    const [purchase] = (await shop.bnpl.control<{ request: Session }[]>("orders")).slice(-1);
    expect(purchase?.request.order_lines).toEqual(opened?.order_lines);
  });

  test("503 serviceUnavailable: the provider is away", async () => {
    await shop.bnpl.control("faults", { lose: "gateway", times: 1, path: "/sessions" });
    const away = await shop.call<"createBnplToken", 503>("createBnplToken", { body: question() });
    expect([away.status, away.body.reference, away.headers["retry-after"]]).toEqual([
      503,
      "serviceUnavailable",
      "5",
    ]);
    expect((await shop.call("createBnplToken", { body: question() })).status).toBe(200);
  });
});
