import { randomUUID } from "node:crypto";
import type { Order } from "@velours/sdk/types";
import { getOperation } from "../../openapi/conformance/contract/document.ts";
import type { AuthorizationResult, PaymentProvider } from "../src/domains/payments/PaymentProvider.ts";
import type { OperationName } from "../src/generated/operations.ts";
import { checkoutBody } from "../src/testing/checkoutBody.ts";
import { deliverGiftCards } from "../src/testing/deliverGiftCards.ts";
import { createMerchantHeaders } from "../src/testing/merchant.ts";
import { buy, buyAndShip } from "../src/testing/orders.ts";
import { ids } from "../src/testing/shopData.ts";
import type { Call, TestShop } from "../src/testing/testShop.ts";

/** The contract's first example of an operation's body, where it has one. */
export function exampleBody(operation: OperationName): Pick<Call, "body"> {
  const [body] = getOperation(operation).examples;
  return body === undefined ? {} : { body };
}

export const newKey = () => ({ "idempotency-key": randomUUID() });

/** An order of which a parcel has left, with a return. */
export async function buyAndReturn(shop: TestShop): Promise<{ order: Order; id: string }> {
  const order = await buyAndShip(shop);
  const { body } = await shop.call("requestReturn", {
    params: { id: order.id },
    body: { lines: [{ line: 1, quantity: 1 }], reason: "damaged" },
  });
  return { order, id: body.returns?.[0]?.id ?? "" };
}

/** The same, once its goods are back. */
export async function receiveReturn(shop: TestShop): Promise<{ order: Order; id: string }> {
  const { order, id } = await buyAndReturn(shop);
  await shop.call("answerReturn", {
    params: { number: order.number, id },
    body: { answer: "received" },
    headers: { ...(await createMerchantHeaders(shop)), ...newKey() },
  });
  return { order, id };
}

/** An order of two gift cards that were spent in part. */
export async function buyGiftCardAndSpend(shop: TestShop): Promise<Order> {
  // Sent at once, the buyer could not cancel it.
  const date = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const delivery = [1, 2].map((nth) => ({
    date,
    from: { email: "ada@example.com", name: "Ada" },
    to: { email: `friend-${nth}@example.com` },
  }));
  const products = [{ variant: { id: ids.giftCard.variant }, quantity: 2, price: 100, delivery }];
  const order = await buy(
    shop,
    checkoutBody({ total: 100, cart: { products, shipping: null, type: "digital" }, user: { address: {} } }),
  );
  const { db } = shop.services.store;
  await deliverGiftCards(shop);
  await db.updateTable("gift_cards").set({ remaining: 40 }).where("order_id", "=", order.id).execute();
  return order;
}

/** A call of a merchant's program with every scope, under a new Idempotency-Key. */
export const authorized =
  <Sent extends Call>(call: Sent) =>
  async (shop: TestShop) => ({
    ...call,
    headers: { ...call.headers, ...(await createMerchantHeaders(shop)), ...newKey() },
  });

/** A call under an Idempotency-Key. */
export type KeyedCall = Call & { headers: { "idempotency-key": string } };

/** The refusals of a key: its first request said something else (`other`), or is still running. */
export const keyRefusals = <Sent extends KeyedCall>(
  operation: OperationName,
  toCall: (shop: TestShop) => Sent | Promise<Sent>,
  other: Call | ((sent: Sent) => Call),
) => ({
  idempotencyKeyReused: async (shop: TestShop): Promise<Call> => {
    const sent = await toCall(shop);
    await shop.call<typeof operation, number>(operation, sent);
    return { ...sent, ...(typeof other === "function" ? other(sent) : other) };
  },
  idempotencyKeyInProgress: async (shop: TestShop): Promise<Call> =>
    stillRunning(shop, operation, await toCall(shop)),
});

/** Sends it once and lets it look as if it were still being answered. */
export async function stillRunning(shop: TestShop, operation: OperationName, call: KeyedCall): Promise<Call> {
  const { status, text } = await shop.call<typeof operation, number>(operation, call);
  if (status >= 300) throw new Error(`${operation}: ${text}`);
  await shop.services.store.db
    .updateTable("idempotency_keys")
    .set({ status: null, response: null })
    .where("key", "=", call.headers["idempotency-key"])
    .execute();
  return call;
}

/** The next payment has this outcome. */
export function nextOutcome(provider: PaymentProvider, outcome: AuthorizationResult): void {
  meanwhile(provider, async () => outcome);
}

/** Something happens elsewhere while the next payment is made; its outcome may be another for it. */
export function meanwhile(
  provider: PaymentProvider,
  happens: () => Promise<AuthorizationResult | undefined>,
): void {
  const authorize = provider.authorize.bind(provider);
  provider.authorize = async (request) => {
    provider.authorize = authorize;
    return (await happens()) ?? (await authorize(request));
  };
}
