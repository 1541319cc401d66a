import { type Kysely, sql } from "kysely";
import { type KeyedRequest, keyInsert } from "../../../platform/idempotency/store.ts";
import { prepare } from "../../../platform/store/prepare.ts";
import type { Database } from "../../../platform/store/schema.ts";
import { together } from "../../../platform/store/sendTogether.ts";
import { attemptUpsert, type NewAttempt } from "../../payments/store/attempts.ts";

/** A payment that its request may make, and the number for the order. */
export interface ClaimedPayment {
  /** Null when nothing is to be paid. */
  attemptId: string | null;
  /** The attempt is an earlier one whose response was lost. */
  resumed: boolean;
  number: number;
}

const claimed = sql<boolean>`exists (select from key)`;

/** A number that no order takes is not used again. */
const numberQuery = sql<{ number: number }>`select nextval('order_numbers') as number where ${claimed}`;

const claimKey = prepare((request: KeyedRequest) =>
  together({ key: keyInsert(request), number: numberQuery }),
);

const claimWithAttempt = prepare((values: KeyedRequest & NewAttempt) =>
  together({
    key: keyInsert(values),
    number: numberQuery,
    open: attemptUpsert(values, claimed),
  }),
);

/**
 * Claims the key of a request and records its payment attempt, if any, at once. An attempt of the same request whose
 * response was lost is resumed instead. Undefined when another request holds the key.
 */
export async function claimPayment(
  db: Kysely<Database>,
  request: KeyedRequest,
  attempt: NewAttempt | null,
): Promise<ClaimedPayment | undefined> {
  const [rows] =
    attempt === null
      ? (await claimKey(db, request)).map((row) => ({ ...row, open: [] }))
      : await claimWithAttempt(db, { ...request, ...attempt });
  const number = rows?.number[0]?.number;
  if (rows === undefined || number === undefined) return undefined;
  const attemptId = rows.open[0]?.id ?? null;
  return { attemptId, resumed: attemptId !== (attempt?.id ?? null), number };
}
