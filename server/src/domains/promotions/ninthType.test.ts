import type { PromotionRule } from "@velours/sdk/rules";
import type { CartLineInput, Promotion } from "@velours/sdk/types";
import { beforeAll, expect, test, vi } from "vitest";
import { inTransaction } from "../../platform/store/transaction.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { everySecondFree } from "../../testing/everySecondFree.ts";
import { fixture } from "../../testing/fixture.ts";
import { ids, promotions } from "../../testing/shopData.ts";
import { createStore } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";
import { upsertPromotions } from "./store.ts";

vi.mock("../../../../sdk/src/rules/promotions/promotionRules.ts", async (load) => {
  const { PROMOTION_RULES } = await load<{ PROMOTION_RULES: PromotionRule[] }>();
  const { everySecondFree } = await import("../../testing/everySecondFree.ts");
  return { PROMOTION_RULES: [...PROMOTION_RULES, everySecondFree] };
});

const { type } = everySecondFree;

const shop = fixture(async () => openTestShop(await createStore("filled")));
beforeAll(async () => {
  const promotion = {
    ...promotions[0],
    id: 90,
    name: "SECOND",
    type,
    discount: 0,
    product_id: ids.halo.product,
  };
  await inTransaction(shop.services.store.db, (trx) => upsertPromotions(trx, [promotion as Promotion]));
});

const cart = (quantity: number, total: number) => ({
  products: [{ variant: { id: ids.halo.violet }, quantity, price: 48 * quantity }],
  promotion: { name: "SECOND" },
  invoice: { total, currency: "USD" as const },
});

test("a type that is one object more is bought with: its discount is the invoice's and the line's", async () => {
  const { status, body } = await shop.call("submitCheckout", {
    body: checkoutBody({ cart: cart(3, 103.92) }),
  });
  expect([status, body]).toMatchObject([
    200,
    {
      invoice: { subtotal: 144, discounts: { promotion: 48 } },
      products: [{ _quantity: 3, _discount: 48 }],
      promotion: { name: "SECOND", type, eligible: 144, percent: 0, tier: null },
    },
  ]);
});

test("the cart's check finds the gift of the new type, and what it requires", async () => {
  const validate = (products: CartLineInput[]) =>
    shop.call("validateCart", {
      body: {
        user: { address: { shipping: { country: "US" } } },
        cart: { products, promotion: { name: "SECOND" }, invoice: { currency: "USD" } },
      },
    });
  const gift = { variant: { id: ids.ebook.variant }, quantity: 1, free: true };
  const halos = (quantity: number) => ({ variant: { id: ids.halo.violet }, quantity });
  expect((await validate([halos(4), gift])).status).toBe(200);
  expect((await validate([halos(3), gift])).body).toMatchObject({
    value: { products: { value: { validation: { free: {} } } } },
  });
  expect((await validate([{ variant: { id: ids.ebook.variant }, quantity: 2 }])).body).toMatchObject({
    value: { promotion: { value: { errors: { reference: "requiredProductNotInCart", value: [1] } } } },
  });
});
