import { upsertProducts } from "../src/domains/catalogue/store.ts";
import { upsertGiftCards } from "../src/domains/giftcards/store.ts";
import type { Store } from "../src/platform/store/store.ts";
import { inTransaction } from "../src/platform/store/transaction.ts";
import { checkoutBody } from "../src/testing/checkoutBody.ts";
import { fillShop } from "../src/testing/fillShop.ts";
import { ids, products } from "../src/testing/shopData.ts";

const giftCard = "9-0000-0000-0001";
const enough = 1_000_000;

/** The small shop, with stock and a gift card that last. */
export async function fillWellStockedShop(store: Store): Promise<void> {
  await fillShop(store);
  const halo = products.find((product) => product.id === ids.halo.product)!;
  const inventories = halo.inventories.map((entry) => ({ ...entry, quantity: enough }));
  await inTransaction(store.db, async (trx) => {
    await upsertProducts(trx, [{ ...halo, inventories }], { stock: "set" });
    await upsertGiftCards(trx, [
      { code: giftCard, amount_remaining: enough, site: "boutique", currency: "USD" },
    ]);
  });
}

/** Two Halos, paid alternately by card and by gift card. */
export function createCheckout(nth: number): ReturnType<typeof checkoutBody> {
  const email = `buyer-${nth}@example.com`;
  if (nth % 2 === 0) return checkoutBody({ email });
  return checkoutBody({
    email,
    total: 0,
    cart: { giftCard: { code: giftCard } },
    payment: { paymentMethod: "gift-card", service: "internal" },
  });
}
