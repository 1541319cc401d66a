import { describeKey } from "@velours/sdk/shop";
import type { KeyedAnswer, MockSession } from "../../session/MockSession.ts";
import type { Context } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { refuse } from "../refuse.ts";

/** A request with all that tells it from another one. */
interface KeyedRequest {
  params?: unknown;
  query?: unknown;
  headers: Record<string, string | undefined>;
  body?: unknown;
}

/**
 * The same Idempotency-Key with the same request gets the same answer, another request or another person a refusal; a refusal gives
 * the key back, unless the request waits as a proposal. An approved request has the key of its approval.
 */
export async function onceForKey(
  context: Context,
  operation: string,
  { params, query, headers, body }: KeyedRequest,
  run: () => MockResponse | Promise<MockResponse>,
  /** The answer to a repeated request, where it must not be the same: a secret that is shown once. */
  toReplay: (answer: MockResponse) => MockResponse = (answer) => answer,
): Promise<MockResponse> {
  const { session, merchant, approval } = context;
  if (approval !== undefined) return run();
  const { answers, newId, member } = session;
  const key = `${operation} ${headers["idempotency-key"] ?? newId()}`;
  // Another program's answer is its own.
  const program = merchant && describeKey(context);
  const request = JSON.stringify([program, params, query, headers["if-match"], body]);
  for (let stored = answers.get(key); stored !== undefined; stored = answers.get(key)) {
    if (stored.request !== request || isOthers(stored, session)) return refuse("idempotencyKeyReused");
    // The first request may be at work, and gives the key back when it is refused.
    const answer = await stored.answer;
    if (isKept(answer)) return toReplay(answer);
  }
  const result = (async () => run())();
  answers.set(key, { request, answer: result, member: merchant === undefined ? (member?.id ?? null) : null });
  let isDone = false;
  try {
    const answer = await result;
    isDone = isKept(answer);
    return answer;
  } finally {
    if (!isDone) answers.delete(key);
  }
}

/** True when the answer belongs to a member who is not signed in here. */
export const isOthers = ({ member }: KeyedAnswer, session: MockSession): boolean =>
  member !== null && member !== session.member?.id;

/** False for a refusal that gives its key back. */
function isKept({ status, body }: MockResponse): boolean {
  const { reference } = (body ?? {}) as { reference?: string };
  return status < 300 || reference === "consentRequired";
}
