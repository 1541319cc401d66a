import type { CartLineInput, CartValidationError } from "@velours/sdk/types";
import { afterEach, expect, test } from "vitest";
import { describeOperation } from "../../testing/describeOperation.ts";
import { ids } from "../../testing/shopData.ts";
import type { VariantChange } from "../sandbox/parseVariantChange.ts";

const violet: CartLineInput = { variant: { id: ids.halo.violet }, quantity: 1, price: 48, preorder: false };
const ebook: CartLineInput = { variant: { id: ids.ebook.variant }, quantity: 1, price: 20 };
const ahead: CartLineInput = {
  variant: { id: ids.preorder.variant },
  quantity: 1,
  price: 120,
  preorder: true,
};

describeOperation("validateCart", (shop) => {
  const ask = (products: CartLineInput[], promotion?: string, country?: string) => ({
    user: { address: { shipping: { country: country ?? null } } },
    cart: { products, promotion: promotion ? { name: promotion } : null, invoice: { currency: "USD" } },
  });

  async function expectValid(products: CartLineInput[], promotion?: string): Promise<void> {
    const { status, body } = await shop().call("validateCart", { body: ask(products, promotion) });
    expect([status, body]).toEqual([200, { status: "valid" }]);
  }

  async function problems(...cart: Parameters<typeof ask>): Promise<CartValidationError> {
    const { status, body } = await shop().call<"validateCart", 409>("validateCart", { body: ask(...cart) });
    expect([status, body.reference]).toEqual([409, "cartValidationErrors"]);
    return body.value as CartValidationError;
  }

  /** Categories, the action taken, and the status of the whole. */
  function summary({ status, products }: CartValidationError) {
    return [
      status,
      Object.keys(products?.value.validation ?? {}),
      products?.value.actions.map((action) => action.status),
    ];
  }

  async function change(variantId: number, what: VariantChange): Promise<void> {
    const url = `/sandbox/variants/${variantId}`;
    expect((await shop().app.inject({ method: "POST", url, payload: what })).statusCode).toBe(204);
  }

  afterEach(async () => {
    await shop().app.inject({ method: "POST", url: "/sandbox/reset" });
  });

  test("200: nothing to report (C-641)", async () => {
    await expectValid([violet, ebook, ahead], "WELCOME15");
  });

  test("409: the price changed is modify, with both prices; after the action it passes (S7, C-316, C-318, C-644)", async () => {
    await change(ids.halo.violet, { price: 52 });
    const found = await problems([violet]);
    expect(summary(found)).toEqual(["modify", ["prices"], ["modify"]]);
    expect(found.products?.value.validation.prices?.results).toMatchObject([{ price: { old: 48, new: 52 } }]);
    await expectValid([{ ...violet, price: 52 }]);
  });

  test("409: in stock → pre-order and back are modify (C-400, C-401, C-729, C-730)", async () => {
    await change(ids.halo.violet, { level: "none", inventory_policy: "continue" });
    const found = await problems([violet]);
    expect(summary(found)).toEqual(["modify", ["inventory"], ["modify"]]);
    expect(found.products).toMatchObject({
      message: "The inventory status has changed from in-stock to pre-order",
      value: { validation: { inventory: { results: [{ status: { old: "instock", new: "preorder" } }] } } },
    });
    await change(ids.halo.violet, { level: "high" });
    const back = await problems([{ ...violet, preorder: true }]);
    expect(summary(back)).toEqual(["modify", ["inventory"], ["modify"]]);
    expect(back.products).toMatchObject({
      message: "The inventory status has changed from pre-order to in-stock",
      value: { validation: { inventory: { results: [{ status: { old: "preorder", new: "instock" } }] } } },
    });
  });

  test("409: out of stock is removed; denied when nothing is left (C-728, CA-61)", async () => {
    await change(ids.halo.violet, { level: "none" });
    const found = await problems([violet, ebook]);
    expect(summary(found)).toEqual(["modify", ["inventory"], ["remove"]]);
    expect(found.products?.message).toBe("This item is out of stock");
    expect((await problems([violet])).status).toBe("deny");
  });

  test("409: of more units than there are the line keeps those that there are, and passes with them (C-728)", async () => {
    const two = { variant: { id: ids.halo.lastBlack }, quantity: 2 };
    const found = await problems([two]);
    expect(summary(found)).toEqual(["modify", ["inventory"], ["modify"]]);
    expect(found.products).toMatchObject({
      message: "Only 1 left",
      value: {
        validation: { inventory: { results: [{ quantity: { old: 2, new: 1 } }] } },
        actions: [{ item: { variant: { id: ids.halo.lastBlack }, free: false, target: null, quantity: 1 } }],
      },
    });
    await expectValid([{ ...two, quantity: 1 }]);
  });

  test("409: a line for which those before it leave none is removed", async () => {
    const one = { variant: { id: ids.halo.lastBlack }, quantity: 1 };
    expect(summary(await problems([one, one, ebook]))).toEqual(["modify", ["inventory"], ["remove"]]);
  });

  test.each<[string, VariantChange, string, string]>([
    ["C-726 off sale", { enabled: false }, "unavailable", "Currently Unavailable"],
    ["C-727 variant gone", { option1: null }, "variant", "Color unavailable"],
  ])("409: %s", async (_, what, category, message) => {
    await change(ids.halo.violet, what);
    const found = await problems([violet, ebook]);
    expect(summary(found)).toEqual(["modify", [category], ["remove"]]);
    expect(found.products?.message).toBe(message);
  });

  test("409: another type than it was is removed (C-732)", async () => {
    await change(ids.halo.violet, { type: "Wellness" });
    const sent = { ...violet, product: { id: 1, type: "Vibrators" } as CartLineInput["product"] };
    const found = await problems([sent, ebook]);
    expect(summary(found)).toEqual(["modify", ["type"], ["remove"]]);
    expect(found.products?.message).toBe("This product type is incorrect");
    expect((await problems([sent])).status).toBe("deny");
  });

  test("409: a bundle with a product that is gone is removed (C-731)", async () => {
    const found = await problems([{ variant: { id: ids.bundle.variant } }, ebook]);
    expect(summary(found)).toEqual(["modify", ["bundles"], ["remove"]]);
    expect(found.products?.message).toBe("This bundle has missing or incorrect products");
    expect((await problems([{ variant: { id: ids.bundle.variant } }])).status).toBe("deny");
  });

  test("409: an unknown variant (C-727)", async () => {
    expect(summary(await problems([{ variant: { id: 4711 } }, ebook]))).toEqual([
      "modify",
      ["variant"],
      ["remove"],
    ]);
  });

  test.each([
    ["no target", null],
    ["itself as target", ids.warranty.variant],
  ])("a protection with %s protects nothing and goes (S-354)", async (_, target) => {
    const protection = { variant: { id: ids.warranty.variant }, target };
    const halo = { variant: { id: ids.halo.violet }, quantity: 1 };
    expect(summary(await problems([halo, protection]))).toEqual(["modify", ["warranty"], ["remove"]]);
    expect(summary(await problems([protection]))[0]).toBe("deny");
  });

  test("409: protection for something that is not in the cart is removed (C-734)", async () => {
    const protection = { variant: { id: ids.warranty.variant }, target: ids.halo.violet };
    await expectValid([violet, protection]);
    expect(summary(await problems([protection, ebook]))).toEqual(["modify", ["warranty"], ["remove"]]);
  });

  test("409: only a protection covers another line: a parcel is no download (S-349, S-354)", async () => {
    const covering: CartLineInput = { ...violet, target: ids.ebook.variant };
    expect(summary(await problems([ebook, covering]))).toEqual(["modify", ["warranty"], ["remove"]]);
  });

  test("409: add-on items alone are denied, with the rule's text and no action (5.6, C-734)", async () => {
    const addOn = { variant: { id: ids.addOn.variant } };
    const found = await problems([addOn]);
    expect(summary(found)).toEqual(["deny", ["addon"], []]);
    expect(found.products?.message).toBe("Add-on items are available when ordered with other items");
    await expectValid([addOn, violet]);
  });

  test("409: a gift without its promotion is removed; with it, it stays (C-734)", async () => {
    const gift = { variant: { id: ids.gift.variant }, free: true };
    await expectValid([violet, gift], "GIFT");
    expect(summary(await problems([violet, gift]))).toEqual(["modify", ["free"], ["remove"]]);
  });

  test("409: there is one gift, whichever of its variants is asked for again (S-504, 9.2)", async () => {
    const gift = { variant: { id: ids.gift.variant }, free: true };
    const found = await problems([violet, gift, gift], "GIFT");
    expect(summary(found)).toEqual(["modify", ["free"], ["remove"]]);
    expect(found.products?.value.validation.free?.results).toHaveLength(1);
  });

  test.each<VariantChange>([{ level: "none", inventory_policy: "deny" }, { enabled: false }])(
    "409: a gift that cannot be given (%o) lets nothing else be free (SA-128, S-514)",
    async (gone) => {
      const otherLine = { variant: { id: ids.addOn.variant }, free: true };
      await change(ids.gift.variant, gone);
      expect(summary(await problems([violet, otherLine], "GIFT"))).toEqual(["modify", ["free"], ["remove"]]);
    },
  );

  test("409: another gift than the promotion's has been replaced, which is modify (C-317, C-733)", async () => {
    const otherLine = { variant: { id: ids.addOn.variant }, free: true };
    const { status, promotion } = await problems([violet, otherLine], "GIFT");
    expect([status, promotion?.value.actions.map((action) => action.status)]).toEqual(["modify", ["modify"]]);
    expect(promotion?.value.errors).toMatchObject({
      reference: "freeProductDoesNotMatch",
      message: "Free gift has been replaced with this product",
      value: { id: ids.gift.product },
    });
  });

  test.each([
    ["EXPIRED", undefined, "promotionExpired"],
    ["NOTHING", undefined, "promotionUnrecognizable"],
    ["MIN100", undefined, "minimumSubtotalRequired"],
    ["FREESHIP", "JP", "promotionUnsupportedCountry"],
  ])(
    "409: promotion %s in %s: %s, and the promotion goes (C-317, CA-61)",
    async (name, country, reference) => {
      const { promotion, products } = await problems([violet], name, country);
      expect(products).toBeUndefined();
      expect(promotion?.value).toMatchObject({ errors: { reference }, actions: [{ status: "remove" }] });
    },
  );

  test("200: country-bound promotions pass when no country is known (CA-03)", async () => {
    await expectValid([violet], "FREESHIP");
  });

  test("409: several categories at once, each result with its variant (CA-61)", async () => {
    await change(ids.halo.violet, { price: 52 });
    await change(ids.preorder.variant, { level: "none", inventory_policy: "deny" });
    const found = await problems([violet, ebook, ahead], "EXPIRED");
    expect(summary(found)).toEqual(["modify", ["prices", "inventory"], ["modify", "remove"]]);
    const { validation = {} } = found.products?.value ?? {};
    expect(validation.prices?.results.map(({ variantId }) => variantId)).toEqual([ids.halo.violet]);
    expect(validation.inventory?.results.map(({ variantId }) => variantId)).toEqual([ids.preorder.variant]);
    expect(found.promotion?.value.actions).toMatchObject([{ status: "remove" }]);
  });
});
