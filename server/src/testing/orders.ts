import { randomUUID } from "node:crypto";
import type { Checkout, Order } from "@velours/sdk/types";
import { checkoutBody } from "./checkoutBody.ts";
import { createMerchantHeaders } from "./merchant.ts";
import type { Call, TestShop } from "./testShop.ts";

/** An order that was paid. */
export async function buy(
  shop: TestShop,
  body: Checkout = checkoutBody(),
  headers: Record<string, string> = {},
): Promise<Order> {
  const response = await shop.call("submitCheckout", { body, headers });
  if (response.status !== 200) throw new Error(`not bought: ${response.text}`);
  return response.body;
}

/** Changes an order as a merchant's program. */
export async function asMerchant(
  shop: TestShop,
  operation: "shipOrder" | "shipPackingOrder" | "refundOrder" | "cancelMerchantOrder",
  number: string,
  body: object = {},
): Promise<Call> {
  const call = {
    params: { number },
    body,
    headers: { ...(await createMerchantHeaders(shop)), "idempotency-key": randomUUID() },
  };
  const { status, text } = await shop.call<typeof operation, number>(operation, call);
  if (status !== 200) throw new Error(`${operation}: ${text}`);
  return call;
}

/** An order of which all that was bought has left. */
export async function buyAndShip(
  shop: TestShop,
  ...bought: [body?: Checkout, headers?: Record<string, string>]
) {
  const order = await buy(shop, ...bought);
  await asMerchant(shop, "shipOrder", order.number, { carrier: "USPS", tracking: "94001" });
  return order;
}
