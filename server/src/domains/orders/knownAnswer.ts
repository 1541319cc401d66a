import { setTimeout as sleep } from "node:timers/promises";
import type { Order } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { type Refusal, refuse } from "../../platform/contract.ts";
import { serialized } from "../../platform/http/serialized.ts";
import { abandonedAfterSeconds, recoverEverySeconds } from "./recoverAttempts.ts";
import { findRequest, type KeyedRequest, type StoredResponse } from "./store/idempotencyKeys.ts";

/** What was answered under an Idempotency-Key, or why there is nothing. */
export type KnownAnswer<Body extends object = Order> =
  | { status: 200; body: Body; headers: Record<string, string> }
  | Refusal<"idempotencyKeyReused" | "idempotencyKeyInProgress">;

/** Well within the ten seconds of the SDK, which repeats what was answered and not what timed out. */
const waitMilliseconds = 5_000;
const pauseMilliseconds = 25;

/** The answer a request already has, waiting for one that is being made; null when the request is new. */
export async function knownAnswer<Body extends object = Order>(
  { store }: Context,
  request: KeyedRequest,
): Promise<KnownAnswer<Body> | null> {
  let age = 0;
  for (let waited = 0; waited < waitMilliseconds; waited += pauseMilliseconds) {
    const known = await findRequest(store.db, request);
    if (known.state === "new") return null;
    if (known.state === "other") return refuse("idempotencyKeyReused");
    if (known.state === "done") return keptAnswer<Body>(known.answer);
    age = known.age;
    await sleep(pauseMilliseconds);
  }
  return inProgress(age);
}

/** Seconds in which nearly every request is done: one that runs longer was most likely left by a process that died. */
const usualSeconds = 15;

/** `age`: seconds since the key was taken. Left by a process that died, it is free after the next look at what is old. */
function inProgress(age: number): Refusal<"idempotencyKeyInProgress"> {
  const left = age < usualSeconds ? 0 : abandonedAfterSeconds + recoverEverySeconds - age;
  return refuse("idempotencyKeyInProgress", null, { headers: { "retry-after": Math.max(2, left) } });
}

/** The answer of whoever was faster with the same key. */
export const answerOfFaster = async <Body extends object = Order>(
  context: Context,
  request: KeyedRequest,
): Promise<KnownAnswer<Body>> => (await knownAnswer<Body>(context, request)) ?? inProgress(0);

/** An answer from its kept text: the same bytes each time. */
export function keptAnswer<Body extends object = Order>({
  headers,
  text,
}: Omit<StoredResponse, "status">): KnownAnswer<Body> & { status: 200 } {
  return { status: 200, body: serialized(JSON.parse(text) as Body, Buffer.from(text)), headers };
}
