import type { InvoiceQuestion } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { address, freeShipping } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { ids } from "../../testing/shopData.ts";

const line = { variant: { id: ids.halo.violet }, quantity: 2 };

function question(cart: Partial<InvoiceQuestion["cart"]> = {}): InvoiceQuestion {
  return {
    user: { address: { shipping: address } },
    cart: { products: [line], shipping: freeShipping, invoice: { currency: "USD" }, ...cart },
  };
}

describeOperation("generateInvoice", (shop) => {
  const invoice = async (cart: Partial<InvoiceQuestion["cart"]> = {}) =>
    (await shop().call("generateInvoice", { body: question(cart) })).body;

  test("200: prices, shipping and taxes are the server's own (C-691)", async () => {
    expect(await invoice()).toMatchObject({
      subtotal: 96,
      shipping: 0,
      taxes: { total: 7.92 },
      total: 103.92,
    });
    const products = [{ ...line, price: 1 }];
    expect((await invoice({ products })).subtotal).toBe(96);
  });

  test("200: a promotion, and none for one that does not fit", async () => {
    // 15 percent of 48 is 7.2, floored to 7, twice; taxed after it.
    expect(await invoice({ promotion: { name: "welcome15" } })).toMatchObject({
      discounts: { promotion: 14 },
      taxes: { total: 6.77 },
      total: 88.77,
    });
    expect((await invoice({ promotion: { name: "EXPIRED" } })).total).toBe(103.92);
    expect((await invoice({ promotion: { name: "MIN100" } })).total).toBe(103.92);
  });

  test("200: a gift card pays what it has", async () => {
    expect(await invoice({ giftCard: { code: "1000-0000-0000-0002" } })).toMatchObject({
      payments: { giftCard: 20, creditCard: 83.92 },
      total: 83.92,
    });
  });

  test("200: digital goods ship nowhere and are not taxed", async () => {
    const products = [{ variant: { id: ids.ebook.variant } }];
    expect(await invoice({ products, shipping: null })).toMatchObject({
      shipping: 0,
      taxes: { total: 0 },
      total: 20,
    });
  });

  test("200: duties of the United Kingdom are taxes._total.shipping, in pounds and in dollars (C-294, S8)", async () => {
    const uk = { ...address, country: "GB", state: "London", zipcode: "N1 9GU" };
    const shipped = async (currency: "USD" | "GBP", identifier: string, amount: number) => {
      const { user: _, cart } = question({
        shipping: { service: "usps", type: "standard", identifier, amount },
        invoice: { currency },
      });
      const body = { user: { address: { shipping: uk } }, cart };
      return (await shop().call("generateInvoice", { body })).body;
    };
    expect(await shipped("USD", "gb-usd-standard", 24)).toMatchObject({
      shipping: 24,
      taxes: { total: 4.5, _total: { shipping: 4.5, regional: 0 }, included: false },
      total: 96 + 24 + 4.5,
    });
    const pounds = await shipped("GBP", "gb-standard", 6);
    expect(pounds.taxes).toMatchObject({ _total: { shipping: 4.5 }, included: true });
    expect(pounds.total).toBe(pounds.subtotal + 6);
  });

  test.each([
    ["a price that rose or fell", { products: [{ ...line, quantity: 1, price: 96 }] }],
    [
      "a promotion that ended",
      { products: [{ ...line, quantity: 1, price: 48 }], promotion: { name: "EXPIRED" } },
    ],
  ] as const)("409 cartValidationErrors: an option offered before %s", async (_, cart) => {
    const body = question(cart as unknown as Partial<InvoiceQuestion["cart"]>);
    const response = await shop().call<"generateInvoice", 409>("generateInvoice", { body });
    expect([response.status, response.body.reference]).toEqual([409, "cartValidationErrors"]);
  });
});
