import { expect, test } from "vitest";
import { address, checkoutBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { ids } from "../../testing/shopData.ts";
import { signIn } from "../../testing/signIn.ts";

/** Ways to spell Austin, Texas that no table of taxes knows. */
const spellings: [string, Partial<typeof address>, string][] = [
  ["Texas", { state: "Texas" }, "state"],
  ["a space after TX", { state: "TX " }, "state"],
  ["a space before TX", { state: " TX" }, "state"],
  ["a space in TX", { state: "T X" }, "state"],
  ["Tex.", { state: "Tex." }, "state"],
  ["a zero-width space", { state: "TX\u200b" }, "state"],
  ["a Cyrillic T", { state: "ТX" }, "state"],
  ["a state without sales tax, with Texas' zip code", { state: "OR" }, "zipcode"],
  ["USA", { country: "USA" }, "country"],
  ["a space after US", { country: "US " }, "country"],
  ["U.S.", { country: "U.S." }, "country"],
  ["United States", { country: "United States" }, "country"],
  ["UK", { country: "UK" }, "country"],
  ["United Kingdom", { country: "United Kingdom" }, "country"],
  ["an unknown country", { country: "XX" }, "country"],
  ["a Canadian province's name", { country: "CA", state: "Ontario", zipcode: "K1A 0B1" }, "state"],
  ["a Canadian province with less tax", { country: "CA", state: "AB", zipcode: "K1A 0B1" }, "zipcode"],
  ["Britain with Texas' zip code", { country: "GB" }, "zipcode"],
];

describeOperation("submitCheckout", (shop) => {
  test.each(spellings)(
    "400: %s is refused where taxes, prices and bills hang on it",
    async (_, more, field) => {
      const spelt = { ...address, ...more };
      const line = { variant: { id: ids.halo.violet }, quantity: 2, price: 96 };
      const refused = async (
        path: string,
        name: Parameters<ReturnType<typeof shop>["call"]>[0],
        body: object,
      ) => {
        const response = await shop().call<typeof name, 400>(name, { body });
        expect([
          name,
          response.status,
          Object.keys((response.body as unknown as { value: object }).value ?? {}),
        ]).toEqual([name, 400, [`${path}.${field}`]]);
      };
      const shipping = { shipping: spelt, billing: address };
      await refused(
        "user.address.shipping",
        "submitCheckout",
        checkoutBody({ total: 96, user: { address: shipping } }),
      );
      const billing = { shipping: address, billing: spelt };
      await refused("user.address.billing", "submitCheckout", checkoutBody({ user: { address: billing } }));
      await refused("user.address.shipping", "generateInvoice", {
        user: { email: null, address: { shipping: spelt } },
        cart: { ...checkoutBody().cart, invoice: { currency: "USD" } },
      });
      await refused("address", "listShippingOptions", {
        subtotal: 96,
        promotion: null,
        address: spelt,
        products: [line],
        currency: "USD",
        language: "en",
        tiers: [],
      });
      if (spelt.country.length === 2) {
        await refused("address", "calculateTaxes", {
          address: { country: spelt.country, state: spelt.state, zipcode: spelt.zipcode },
          invoice: { currency: "USD", shipping: 7, discounts: { promotion: 0 }, _subtotal: { taxable: 96 } },
          products: [{ id: 11, unit_price: 48, discount: 0, quantity: 2 }],
        });
      }
      const member = await signIn(shop());
      for (const kind of ["shipping", "billing"]) {
        const saved = await shop().call<"saveAddress", 400>("saveAddress", {
          params: { id: String(member.user.id), kind },
          body: spelt,
          headers: member.headers,
        });
        expect([saved.status, Object.keys(saved.body.value as object)]).toEqual([400, [field]]);
      }
    },
  );

  test("200: small letters are the same state and country, and taxed alike", async () => {
    const spelt = { ...address, country: "us", state: "tx" };
    const user = { address: { shipping: spelt, billing: spelt } };
    const { status, body } = await shop().call("submitCheckout", { body: checkoutBody({ user }) });
    expect(status).toBe(200);
    const capitals = { country: "US", state: "TX" };
    expect(body.address).toMatchObject({ shipping: capitals, billing: capitals });
  });

  test("200: Alaska and Hawaii are taken (CA-11)", async () => {
    for (const more of [
      { state: "AK", zipcode: "99501" },
      { state: "HI", zipcode: "96813" },
    ]) {
      const spelt = { ...address, ...more };
      const user = { address: { shipping: spelt, billing: spelt } };
      const { status } = await shop().call("submitCheckout", { body: checkoutBody({ total: 96, user }) });
      expect(status).toBe(200);
    }
  });
});
