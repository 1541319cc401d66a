import { type Kysely, sql } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";
import { sendTogether } from "../../../platform/store/sendTogether.ts";
import { attemptInsert, attemptResumption, type NewAttempt } from "../../payments/store/attempts.ts";
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
  const hasKey = sql<boolean>`exists (select from key)`;
  const { key, resumed } = await sendTogether(db, {
    key: keyInsert(request),
    resumed: attempt === null ? undefined : attemptResumption(attempt, hasKey),
    recorded:
      attempt === null
        ? undefined
        : attemptInsert(attempt, sql<boolean>`${hasKey} and not exists (select from resumed)`),
  });
  if (key.length === 0) return undefined;
  return { attemptId: resumed[0]?.id ?? attempt?.id ?? null, resumed: resumed.length > 0 };
}
