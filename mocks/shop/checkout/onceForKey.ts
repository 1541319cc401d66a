import { createHash, randomUUID } from "node:crypto";
import type { Answer } from "../Answer.ts";
import type { Context } from "../Handler.ts";
import { refuse } from "../refuse.ts";

const hashBody = (body: unknown): string =>
  createHash("sha256").update(JSON.stringify(body)).digest("base64url");

/** The same Idempotency-Key with the same body gets the same answer, another body a refusal; a refusal gives the key back. */
export async function onceForKey(
  { session: { answers } }: Context,
  operation: string,
  { headers, body }: { headers: Record<string, string | undefined>; body: unknown },
  run: () => Answer | Promise<Answer>,
): Promise<Answer> {
  const key = `${operation} ${headers["idempotency-key"] ?? randomUUID()}`;
  const hash = hashBody(body);
  const stored = answers.get(key);
  if (stored !== undefined) return stored.hash === hash ? stored.answer : refuse("idempotencyKeyReused");
  const answer = await run();
  if (answer.status === 200) answers.set(key, { hash, answer });
  return answer;
}
