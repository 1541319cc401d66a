import type { Context } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { refuse } from "../refuse.ts";

/**
 * The same Idempotency-Key with the same body gets the same answer, another body a refusal; a refusal gives the key back, unless the
 * request waits as a proposal. An approved request has the key of its approval.
 */
export async function onceForKey(
  { session: { answers, newId, member }, approval }: Context,
  operation: string,
  { headers, body }: { headers: Record<string, string | undefined>; body: unknown },
  run: () => MockResponse | Promise<MockResponse>,
  /** The answer to a repeated request, where it must not be the same: a secret that is shown once. */
  toReplay: (answer: MockResponse) => MockResponse = (answer) => answer,
): Promise<MockResponse> {
  if (approval !== undefined) return run();
  const key = `${operation} ${headers["idempotency-key"] ?? newId()}`;
  const text = JSON.stringify(body);
  const stored = answers.get(key);
  if (stored !== undefined)
    return stored.body === text ? toReplay(stored.answer) : refuse("idempotencyKeyReused");
  const answer = await run();
  const { reference } = (answer.body ?? {}) as { reference?: string };
  if (answer.status < 300 || reference === "consentRequired")
    answers.set(key, { body: text, answer, member: member?.id ?? null });
  return answer;
}
