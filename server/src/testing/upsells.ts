import type { Order, UpsellAcceptance, Upsells } from "@velours/sdk/types";
import { checkoutBody, createNonce } from "./checkoutBody.ts";
import type { TestShop } from "./testShop.ts";

/** An order with an offer, placed as the shop's sandbox does for an address with these tags. */
export async function orderWithOffer(
  shop: TestShop,
  {
    tags = "upsell-single",
    email = `ada+${tags}@example.com`,
    means,
    headers = {},
  }: {
    tags?: string;
    email?: string;
    means?: { nonce?: string; token?: string };
    headers?: Record<string, string>;
  } = {},
): Promise<Order & { upsells: Upsells }> {
  const body = checkoutBody({
    email,
    payment: { upsells: means ?? { nonce: createNonce("ok") } },
  });
  const { body: order } = await shop.call("submitCheckout", { body, headers });
  if (!order.upsells) throw new Error(`no offer for ${tags}`);
  return { ...order, upsells: order.upsells };
}

/** The acceptance of an offer as the storefront sends it: the first product of a single offer, all of a bundle. */
export function toAcceptance({ user, upsells }: Order & { upsells: Upsells }): UpsellAcceptance {
  const { type, products, invoice, task_id, transaction_id, token, nonce, expires } = upsells;
  return {
    user,
    payment: { transaction_id, token, nonce },
    cart: {
      products: (type === "single" ? products.slice(0, 1) : products).map(({ _variant }) => ({
        variant: { id: _variant.id },
        quantity: 1,
      })),
      invoice: { total: invoice.total, currency: invoice.currency },
    },
    task: { id: task_id },
    meta: { expires },
  };
}
