import { describe, expect, test } from "vitest";
import { fixture } from "../../../testing/fixture.ts";
import { startFake } from "../../../testing/startFake.ts";
import { nosto } from "./nosto.ts";

const line = (product_id: number) => ({
  name: 'Halo "noir"',
  price_currency_code: "USD" as const,
  product_id,
  quantity: 2,
  sku_id: 11,
  unit_price: 48,
});

describe("Nosto, over HTTP (S-723, S-794)", () => {
  const fake = fixture(() => startFake("nosto"));
  const service = (token = "velours-graphql-token") => nosto({ url: fake.url, token, timeout: 30_000 });
  const question = {
    visitor: "a-visitor",
    source: "boutique",
    currency: "USD" as const,
    items: [line(1)],
    added: null,
    exclude: [3],
    limit: 4,
  };
  const lastCall = async () => (await fake.control<string[]>("calls")).at(-1);

  test("ids in its order, without the cart's own and the gift; the cart went there with its six fields", async () => {
    expect(await service().recommend({ ...question, added: line(1) })).toEqual({
      resultId: "nosto-cart-1",
      ids: [2, 4, 5, 6],
    });
    const query = await lastCall();
    expect(query).toContain('updateSession(by: BY_REF, id: "a-visitor", params: {cart: {items: [{');
    expect(query).toContain(
      'productId: "1", skuId: "11", name: "Halo \\"noir\\"", unitPrice: 48, priceCurrencyCode: "USD", quantity: 2',
    );
    expect(query).toContain("value: 96)");
  });

  test("an unknown visitor gets a session first", async () => {
    await service().recommend({ ...question, visitor: null });
    expect(await lastCall()).toContain('updateSession(by: BY_CID, id: "session-of-a-stranger"');
  });

  test.each([
    [500, "Nosto answered 500"],
    [400, "Nosto answered 200"],
  ])("a cart with product %i: %s", async (product, message) => {
    await expect(service().recommend({ ...question, items: [line(product)] })).rejects.toThrow(message);
  });

  test("a wrong token is an error without the token in it", async () => {
    const error = await service("secret")
      .recommend(question)
      .catch((caught: Error) => caught);
    expect(error).toMatchObject({ message: "Nosto answered 401" });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain("secret");
  });
});
