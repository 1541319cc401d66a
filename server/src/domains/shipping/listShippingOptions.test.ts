import { expect, test } from "vitest";
import { address } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { ids } from "../../testing/shopData.ts";

const question = {
  subtotal: 48,
  promotion: null as string | null,
  address,
  products: [{ variant: { id: ids.halo.violet }, quantity: 1 }],
  currency: "USD",
  language: "en",
  tiers: [] as string[],
};

describeOperation("listShippingOptions", (shop) => {
  const list = async (more: Partial<Record<keyof typeof question, unknown>> = {}) =>
    (await shop().call("listShippingOptions", { body: { ...question, ...more } })).body.data;

  test("200: options for the address and subtotal, cheapest first (C-689, S-759, S-760)", async () => {
    expect(await list()).toMatchObject([
      { identifier: "us-standard", amount: 7, original: 7, duties: { total: 0 } },
      { identifier: "us-express", amount: 18 },
    ]);
    expect((await list({ subtotal: 69 }))[0]).toMatchObject({ identifier: "us-standard-free", amount: 0 });
  });

  test("200: in French, and only the tiers asked for", async () => {
    expect(await list({ language: "fr", tiers: ["standard"] })).toMatchObject([{ label: "Ordinaire" }]);
  });

  test("200: a free-shipping promotion leaves the standard tier at 0 (C-350)", async () => {
    expect(await list({ promotion: "FREESHIP" })).toMatchObject([
      { type: "standard", amount: 0, original: 7 },
    ]);
  });

  test("200: duties of the United Kingdom, and nothing where no rate applies", async () => {
    const uk = { ...address, country: "GB", state: "London", zipcode: "N1 9GU" };
    expect(await list({ address: uk, currency: "GBP" })).toMatchObject([
      { amount: 6, duties: { total: 4.5 } },
    ]);
    expect(await list({ address: uk, currency: "USD" })).toMatchObject([
      { amount: 24, duties: { total: 4.5 } },
    ]);
    expect(await list({ address: { ...address, country: "JP" } })).toEqual([]);
  });

  test("500 internalError: the sandbox's broken zip code (S8)", async () => {
    const body = { ...question, address: { ...address, zipcode: "00000" } };
    const response = await shop().call<"listShippingOptions", 500>("listShippingOptions", { body });
    expect([response.status, response.body.reference]).toEqual([500, "internalError"]);
  });

  test.each(Object.keys(question))("400 validationError: without its %s (S-759, SA-193)", async (key) => {
    const body = { ...question, [key]: undefined };
    const response = await shop().call<"listShippingOptions", 400>("listShippingOptions", { body });
    expect([response.status, Object.keys(response.body.value)]).toEqual([400, [key]]);
  });
});
