import { type Kysely, sql } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";
import { sendTogether } from "../../../platform/store/sendTogether.ts";
import { attemptUpsert, type NewAttempt } from "../../payments/store/attempts.ts";
import { type KeyedRequest, keyInsert } from "./idempotencyKeys.ts";

/**
 * Claims the key of a request and records its payment attempt, if any, at once. An attempt of the same request whose
 * response was lost is resumed instead. Returns the attempt's id and whether it is resumed; undefined when another
 * request holds the key.
 */
export async function claimPayment(
  db: Kysely<Database>,
  request: KeyedRequest,
  attempt: NewAttempt | null,
): Promise<{ attemptId: string | null; resumed: boolean } | undefined> {
  const { key, open } = await sendTogether(db, {
    key: keyInsert(request),
    open: attempt === null ? undefined : attemptUpsert(attempt, sql<boolean>`exists (select from key)`),
  });
  if (key.length === 0) return undefined;
  const attemptId = open[0]?.id ?? null;
  return { attemptId, resumed: attemptId !== (attempt?.id ?? null) };
}
