import { expect, test } from "vitest";
import { address, checkoutBody, createNonce } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { memberWith } from "../../testing/memberWith.ts";
import { ids } from "../../testing/shopData.ts";

const delivery = { from: { email: null, name: "Ada", message: null }, to: { email: "bo@example.com" } };
const card = { variant: { id: ids.giftCard.variant }, delivery };
const halos = { variant: { id: ids.halo.violet }, quantity: 2, price: 96 };
const internal = {
  paymentMethod: "gift-card",
  service: "internal",
  gateway: "internal",
  nonce: null,
} as const;

describeOperation("submitCheckout", (shop) => {
  const cardCode = "1000-0000-0000-0001";

  /** A checkout of a $50 gift card alone. */
  const buyCard = (total: number, more: Parameters<typeof checkoutBody>[0] = {}) =>
    checkoutBody({
      total,
      ...more,
      user: { address: { shipping: null, billing: address } },
      cart: { products: [card], type: "digital", shipping: null, ...more.cart },
    });

  async function cardBalance(): Promise<number> {
    const { remaining } = await shop()
      .services.store.db.selectFrom("gift_cards")
      .select("remaining")
      .where("code", "=", cardCode)
      .executeTakeFirstOrThrow();
    return Number(remaining);
  }

  async function readBalance(uuid: string): Promise<number> {
    const { balance } = await shop()
      .services.store.db.selectFrom("credits")
      .select("balance")
      .where("id", "=", uuid)
      .executeTakeFirstOrThrow();
    return Number(balance);
  }

  test("a gift card buys no gift card, however often it is tried, and nothing is earned (SA-401, SA-402)", async () => {
    const member = await memberWith(shop(), 0);
    const submit = <S extends 200 | 400 | 409 = 200>(body: ReturnType<typeof checkoutBody>) =>
      shop().call<"submitCheckout", S>("submitCheckout", { body, headers: member.headers });
    const before = await cardBalance();
    for (let round = 0; round < 5; round++) {
      const free = await submit<409>(
        buyCard(0, { cart: { giftCard: { code: cardCode } }, payment: internal }),
      );
      expect([free.status, free.body.reference]).toEqual([409, "invoiceDoesNotMatch"]);
      const unpaid = await submit<400>(
        buyCard(50, { cart: { giftCard: { code: cardCode } }, payment: internal }),
      );
      expect(unpaid.status).toBe(400);
      const paid = await submit(
        buyCard(50, { nonce: createNonce("ok"), cart: { giftCard: { code: cardCode } } }),
      );
      expect([paid.status, paid.body.invoice.total, paid.body.invoice.rewards]).toEqual([200, 50, 0]);
    }
    expect(await cardBalance()).toBe(before);
    expect(await readBalance(member.uuid)).toBe(0);
  });

  test("cash back buys no gift card and stays (SA-402)", async () => {
    const { headers, uuid } = await memberWith(shop(), 100);
    const submit = <S extends 200 | 409 = 200>(body: ReturnType<typeof checkoutBody>) =>
      shop().call<"submitCheckout", S>("submitCheckout", { body, headers });
    const payment = { ...internal, paymentMethod: "credits" } as const;
    const invoice = { total: 0, currency: "USD", discounts: { credits: 50 } } as const;
    const free = await submit<409>(buyCard(0, { cart: { credits: { uuid }, invoice }, payment }));
    expect([free.status, free.body.reference]).toEqual([409, "invoiceDoesNotMatch"]);
    const paid = await submit(buyCard(50, { cart: { credits: { uuid } } }));
    expect([paid.status, paid.body.invoice.payments]).toEqual([
      200,
      { giftCard: 0, credits: 0, creditCard: 50 },
    ]);
    expect(await readBalance(uuid)).toBe(100);
  });

  test("goods beside a gift card are paid by gift card and cash back, the gift card is not (SA-401, SA-402)", async () => {
    const { headers, uuid } = await memberWith(shop(), 40);
    const before = await cardBalance();
    const body = checkoutBody({
      total: 50,
      cart: { products: [halos, card], type: "mix", giftCard: { code: cardCode }, credits: { uuid } },
    });
    const { status, body: order } = await shop().call("submitCheckout", { body, headers });
    expect([status, order.invoice.payments]).toEqual([200, { giftCard: 63.92, credits: 40, creditCard: 50 }]);
    // Ten percent of 96 less the 40 of cash back; the gift card earns when it is spent.
    expect(order.invoice.rewards).toBe(6);
    expect(await cardBalance()).toBe(before - 63.92);
    expect(await readBalance(uuid)).toBe(6);
  });

  test("a gift card brings no free shipping", async () => {
    const cart = { products: [{ variant: { id: ids.halo.violet }, price: 48 }, card], type: "mix" } as const;
    const free = await shop().call<"submitCheckout", 409>("submitCheckout", {
      body: checkoutBody({ total: 101.96, cart: { ...cart, products: [...cart.products] } }),
    });
    expect([free.status, free.body.reference]).toEqual([409, "shippingDoesNotMatch"]);
  });
});
