import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "../context.ts";
import { type ErrorResponse, refuse } from "../contract.ts";
import { serialized } from "../http/serialized.ts";
import {
  abandonedAfterSeconds,
  findRequest,
  type KeyedRequest,
  type RequestState,
  recoverEverySeconds,
  type StoredResponse,
} from "./store.ts";

/** A stored answer of an Idempotency-Key, or the reason why there is none. */
export type Replay<Body extends object> =
  | { status: 200; body: Body; headers: Record<string, string> }
  | ErrorResponse<"idempotencyKeyReused" | "idempotencyKeyInProgress">;

/** An answer of which nobody needs the body. */
export const withoutBody = <Answer extends { status: number }>(answer: Answer) =>
  answer.status === 200 ? { status: 204 as const } : (answer as Exclude<Answer, { status: 200 }>);

/** Well within the ten seconds of the SDK, which repeats what was answered and not what timed out. */
const waitMilliseconds = 5_000;
/** Most answers come at once; a purchase that takes seconds is not asked for forty times in each. */
const [shortestPause, longestPause] = [25, 250];

/**
 * The answer a request already has, waiting for one that is being made; null when the request is new. `first` is what
 * a load found already.
 */
export async function findReplay<Body extends object>(
  { store, purchaseQueue }: Context,
  request: KeyedRequest,
  first?: RequestState,
): Promise<Replay<Body> | null> {
  const state = first ?? (await findRequest(store.db, request));
  if (state.state !== "running") return toReplay<Body>(state);
  // The request that is waited for needs a place in the queue itself.
  return purchaseQueue.pause(awaitReplay<Body>(store, request, state.age));
}

async function awaitReplay<Body extends object>(
  { db }: Context["store"],
  request: KeyedRequest,
  firstAge: number,
): Promise<Replay<Body> | null> {
  let age = firstAge;
  let pause = shortestPause;
  for (let waited = 0; waited < waitMilliseconds; waited += pause) {
    pause = Math.min(longestPause, pause * 1.5);
    await sleep(pause);
    const state = await findRequest(db, request);
    if (state.state !== "running") return toReplay<Body>(state);
    age = state.age;
  }
  return inProgress(age);
}

function toReplay<Body extends object>(
  state: Exclude<RequestState, { state: "running" }>,
): Replay<Body> | null {
  if (state.state === "new") return null;
  return state.state === "other" ? refuse("idempotencyKeyReused") : replay<Body>(state.response);
}

/** Seconds in which nearly every request is done: one that runs longer was most likely left by a process that died. */
const expectedSeconds = 15;

/** `age`: seconds since the key was taken. Left by a process that died, it is free after the next look at what is old. */
function inProgress(age: number): ErrorResponse<"idempotencyKeyInProgress"> {
  const retryAfter = age < expectedSeconds ? 0 : abandonedAfterSeconds + recoverEverySeconds - age;
  return refuse("idempotencyKeyInProgress", null, { headers: { "retry-after": Math.max(2, retryAfter) } });
}

/** Another request claimed the key first. */
export interface Concurrent {
  concurrent: KeyedRequest;
}

/** The response of the concurrent request that took the same key first. */
export const replayConcurrent = async <Body extends object>(
  context: Context,
  { concurrent }: Concurrent,
): Promise<Replay<Body>> => (await findReplay<Body>(context, concurrent)) ?? inProgress(0);

/** A response from its stored text: the same bytes each time. */
export function replay<Body extends object>({
  status = 200,
  headers,
  text,
}: Omit<StoredResponse, "status"> & Partial<StoredResponse>): Replay<Body> & { status: 200 } {
  // A stored refusal has its own status; the operation declares it.
  return { status: status as 200, body: serialized(JSON.parse(text) as Body, Buffer.from(text)), headers };
}
