import { type Kysely, sql } from "kysely";
import type { KeyRow } from "../../../platform/idempotency/store.ts";
import { prepare } from "../../../platform/store/prepare.ts";
import type { Database } from "../../../platform/store/schema.ts";

/** State of a purchase by its key. */
export interface KeyedPurchase {
  /** Undefined when no request holds the key and none was answered. */
  key: Pick<KeyRow, "user_id" | "headers" | "response"> | undefined;
  /** A payment without an order is open; it is resumed or released. */
  isPaying: boolean;
}

const readPurchaseRow = prepare(
  ({ key }: { key: string }) => sql<
    Pick<KeyRow, "user_id" | "headers" | "response"> & { held: string | null; paying: boolean }
  >`
  select keys.key as held, keys.user_id, keys.headers, keys.response, exists (
    select from payment_attempts
    where idempotency_key = ${key} and state = 'authorizing' and order_id is null
  ) as paying
  from (select) as asked
  left join idempotency_keys as keys on keys.operation = 'submitCheckout' and keys.key = ${key}`,
);

/** Reads a purchase by its key, without a lock. */
export async function readPurchase(db: Kysely<Database>, key: string): Promise<KeyedPurchase> {
  const [row] = await readPurchaseRow(db, { key });
  return { key: row?.held == null ? undefined : row, isPaying: row?.paying ?? false };
}
