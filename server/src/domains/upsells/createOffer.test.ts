import { expect, test } from "vitest";
import { checkoutBody, createNonce } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { ids } from "../../testing/shopData.ts";
import { signIn } from "../../testing/signIn.ts";
import { orderWithOffer } from "../../testing/upsells.ts";

describeOperation("submitCheckout", (shop) => {
  const placed = async (more: Parameters<typeof checkoutBody>[0], headers: Record<string, string> = {}) =>
    (await shop().call("submitCheckout", { body: checkoutBody(more), headers })).body;

  test("200: three products one after the other, for 5 minutes, with what they save (S6 upsell-single)", async () => {
    const { upsells, created_at, transaction } = await orderWithOffer(shop());
    expect(
      upsells.products.map(({ id, _price, _compare_at_price }) => [id, _price, _compare_at_price]),
    ).toEqual([
      // 20 percent off, rounded up to a whole amount.
      [100, 8, 10],
      [101, 9, 11],
      [102, 10, 12],
    ]);
    expect(upsells).toMatchObject({
      type: "single",
      transaction_id: transaction.transaction_id,
      token: null,
    });
    expect(Date.parse(upsells.expires) - Date.parse(created_at)).toBe(300_000);
    expect(upsells.products[1]?.invoice).toMatchObject({
      subtotal: 9,
      discounts: { savings: 2 },
      shipping: 0,
      taxes: { _total: { regional: 0.74 } },
      total: 9.74,
    });
    expect(upsells.invoice).toEqual(upsells.products[0]?.invoice);
  });

  test("200: a bundle has one invoice (S6 upsell-bundle)", async () => {
    const { upsells } = await orderWithOffer(shop(), { tags: "upsell-bundle" });
    expect(upsells.products.map(({ id, _price, invoice }) => [id, _price, invoice])).toEqual([
      [103, 10, null],
      [104, 11, null],
      [105, 12, null],
    ]);
    expect(upsells.invoice).toMatchObject({ subtotal: 33, discounts: { savings: 9 }, total: 35.72 });
  });

  test("200: without savings; for 10 seconds (S6 no-savings, upsell-short)", async () => {
    const plain = await orderWithOffer(shop(), { tags: "upsell-single.no-savings" });
    expect(plain.upsells.invoice).toMatchObject({ subtotal: 10, discounts: { savings: 0 } });
    expect(plain.upsells.products[0]?._compare_at_price).toBeNull();
    const short = await orderWithOffer(shop(), { tags: "upsell-short" });
    expect(Date.parse(short.upsells.expires) - Date.parse(short.created_at)).toBe(10_000);
  });

  test("200: a product bought brings its offer; the token of a member's own card is kept for it, no other member's", async () => {
    const body = {
      cart: {
        products: [{ variant: { id: 1020 } }],
        shipping: { service: "usps", type: "standard", identifier: "us-standard", amount: 7 },
        invoice: { total: 39.48, currency: "USD" as const },
      },
      payment: { upsells: { token: "sandbox-saved-visa-1111" } },
    };
    const { headers } = await signIn(shop(), { email: "member@example.com" });
    const { upsells } = await placed(body, headers);
    expect(upsells).toMatchObject({ type: "single", token: "sandbox-saved-visa-1111", nonce: null });
    expect((await placed(body)).upsells).toBeNull();
  });

  test("200: no offer without a second nonce or token (CA-30), without a tag or such a product, without a parcel", async () => {
    const email = "ada+upsell-single@example.com";
    for (const upsells of [undefined, {}, { nonce: null, token: null }, { nonce: "" }]) {
      const payment = upsells === undefined ? {} : { upsells };
      expect((await placed({ email, payment })).upsells).toBeNull();
    }
    const payment = () => ({ upsells: { nonce: createNonce("ok") } });
    expect((await placed({ payment: payment() })).upsells).toBeNull();
    const digital: Parameters<typeof checkoutBody>[0] = {
      total: 20,
      user: { address: {}, email },
      cart: { products: [{ variant: { id: ids.ebook.variant } }], type: "digital", shipping: null },
    };
    expect((await placed({ ...digital, payment: payment() })).upsells).toBeNull();
  });

  test("200: what is sold out is not offered, and a bundle that is not whole neither", async () => {
    await shop().app.inject({ method: "POST", url: "/sandbox/variants/1000", payload: { level: "none" } });
    await shop().app.inject({ method: "POST", url: "/sandbox/variants/1104", payload: {} });
    await shop().app.inject({ method: "POST", url: "/sandbox/variants/1004", payload: { enabled: false } });
    const { upsells } = await orderWithOffer(shop());
    expect(upsells.products.map(({ id }) => id)).toEqual([101, 102]);
    const email = "ada+upsell-bundle@example.com";
    expect((await placed({ email, payment: { upsells: { nonce: createNonce("ok") } } })).upsells).toBeNull();
    await shop().app.inject({ method: "POST", url: "/sandbox/reset" });
  });

  test("the offer is in this answer alone: a fetched order has none, and no nonce", async () => {
    const order = await orderWithOffer(shop());
    const fetched = await shop().call("getOrder", { params: { id: order.id } });
    expect(fetched.body.upsells).toBeNull();
    expect(fetched.text).not.toContain(order.upsells.nonce);
  });
});
