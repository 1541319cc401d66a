import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Checkout, Order } from "@velours/sdk/types";
import type { Context } from "../context.ts";
import { type Handler, type Result, refuse } from "../generated/handlers.ts";
import { serialized } from "../http/serialized.ts";
import { secondsToWait } from "../payments/failedPayments.ts";
import { buyerScenario } from "../payments/providers/sandbox/buyerScenario.ts";
import { findRequest, hashOf, type KeptAnswer, type KeyedRequest } from "./idempotency.ts";
import { placeOrder } from "./placeOrder.ts";
import { prepareCheckout } from "./prepareCheckout.ts";

type Answer = Result<"submitCheckout">;

const waitMilliseconds = 10_000;
const pauseMilliseconds = 25;

/**
 * Places the order and takes the money (7, checkout). Nothing is taken over from the caller: the cart is built,
 * checked and priced again before the provider is asked, and the order is one transaction with all it changes.
 * The same Idempotency-Key with the same body gets the same bytes; a refusal had no effect and frees its key.
 */
export const submitCheckout: Handler<"submitCheckout"> = async ({ headers, body }, context) => {
  const key = headers["idempotency-key"] ?? randomUUID();
  const request: KeyedRequest = { operation: "submitCheckout", key, hash: hashOf(body) };
  const known = await knownAnswer(context, request);
  if (known !== null) return known;

  const refused = (await limited(context, body)) ?? sandboxAnswer(context, body);
  if (refused !== null) return refused;
  const prepared = await prepareCheckout(context, body);
  if ("refused" in prepared) return prepared.refused;
  const placed = await placeOrder(context, request, prepared.purchase);
  if (placed !== "claimed") return placed;
  // Somebody else was faster with the same key.
  return (await knownAnswer(context, request)) ?? refuse("idempotencyKeyInProgress");
};

/** The answer a request already has, waiting for one that is being made; null when the request is new. */
async function knownAnswer(context: Context, request: KeyedRequest): Promise<Answer | null> {
  for (let waited = 0; waited < waitMilliseconds; waited += pauseMilliseconds) {
    const known = await findRequest(context.store.db, request);
    if (known.state === "new") return null;
    if (known.state === "other") return refuse("idempotencyKeyReused");
    if (known.state === "done") return again(known.answer);
    await sleep(pauseMilliseconds);
  }
  return refuse("idempotencyKeyInProgress");
}

function again({ headers, text }: KeptAnswer): Answer {
  const order = JSON.parse(text) as Order;
  return { status: 200, body: serialized(order, Buffer.from(text)), headers };
}

async function limited(context: Context, { user }: Checkout): Promise<Answer | null> {
  const seconds = await secondsToWait(context.store.db, { ip: context.ip, email: user.email });
  return seconds === 0 ? null : refuse("rateLimited", null, { headers: { "retry-after": seconds } });
}

function sandboxAnswer({ config }: Context, { user }: Checkout): Answer | null {
  return config.paymentProvider === "sandbox" ? buyerScenario(user.email, user.address?.billing) : null;
}
