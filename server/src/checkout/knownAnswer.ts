import { setTimeout as sleep } from "node:timers/promises";
import type { Order } from "@velours/sdk/types";
import type { Context } from "../context.ts";
import { type Refusal, refuse } from "../generated/handlers.ts";
import { serialized } from "../http/serialized.ts";
import { findRequest, type KeptAnswer, type KeyedRequest } from "./idempotency.ts";

/** An order under an Idempotency-Key, or why there is none. */
export type KnownAnswer =
  | { status: 200; body: Order; headers: Record<string, string> }
  | Refusal<"idempotencyKeyReused" | "idempotencyKeyInProgress">;

const waitMilliseconds = 10_000;
const pauseMilliseconds = 25;

/** The answer a request already has, waiting for one that is being made; null when the request is new. */
export async function knownAnswer({ store }: Context, request: KeyedRequest): Promise<KnownAnswer | null> {
  for (let waited = 0; waited < waitMilliseconds; waited += pauseMilliseconds) {
    const known = await findRequest(store.db, request);
    if (known.state === "new") return null;
    if (known.state === "other") return refuse("idempotencyKeyReused");
    if (known.state === "done") return orderAnswer(known.answer);
    await sleep(pauseMilliseconds);
  }
  return refuse("idempotencyKeyInProgress");
}

/** An order's answer from its kept text: the same bytes each time. */
export function orderAnswer({ headers, text }: Omit<KeptAnswer, "status">): KnownAnswer & { status: 200 } {
  const order = JSON.parse(text) as Order;
  return { status: 200, body: serialized(order, Buffer.from(text)), headers };
}
