import { createHash, randomUUID } from "node:crypto";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { json } from "../store/json.ts";
import { prepare } from "../store/prepare.ts";
import { refuseWrites } from "../store/refusable.ts";
import type { Database } from "../store/schema.ts";

/**
 * No request takes this long: on a PostgreSQL, where another process may be at work, what is open after it belongs to a
 * process that died. On the embedded store a start knows that at once.
 */
export const abandonedAfterSeconds = 60;

/** How often that is looked for. */
export const recoverEverySeconds = 15;

/** A request under a key: the same key with the same hash is the same request. */
export interface KeyedRequest {
  operation: string;
  key: string;
  hash: string;
  /** The signed-in member; null for a guest. */
  userId: number | null;
  /** Only the claim that created this key may release it or store its response. */
  claim: string;
}

/** Without a `key`, a random one is used, which cannot be replayed. */
export const keyedRequest = (
  { user }: { user: { id: number } | undefined },
  operation: string,
  key: string | undefined,
  body: unknown,
): KeyedRequest => ({
  operation,
  key: key ?? randomUUID(),
  hash: hashBody(body),
  userId: user?.id ?? null,
  claim: randomUUID(),
});

/** An answer that was given and is given again, byte for byte. */
export interface StoredResponse {
  status: number;
  headers: Record<string, string>;
  text: string;
}

export type RequestState =
  | { state: "new" }
  /** `age` in seconds. */
  | { state: "running"; age: number }
  | { state: "other" }
  | { state: "done"; response: StoredResponse };

function hashBody(body: unknown): string {
  return createHash("sha256").update(JSON.stringify(body)).digest("base64url");
}

export interface KeyRow {
  request_hash: string;
  user_id: number | null;
  status: number | null;
  headers: Record<string, string> | null;
  response: string | null;
  age: number;
}

/** The row of a key. */
export const keyQuery = ({
  operation,
  key,
}: Pick<KeyedRequest, "operation" | "key">): RawBuilder<KeyRow> => sql`
  select request_hash, user_id, status, headers, response, extract(epoch from now() - created_at)::integer as age
  from idempotency_keys where operation = ${operation} and key = ${key}`;

const readKey = prepare(keyQuery);

export async function findRequest(db: Kysely<Database>, request: KeyedRequest): Promise<RequestState> {
  const [row] = await readKey(db, request);
  return toRequestState(row, request);
}

/** State of a request by the row of its key. */
export function toRequestState(
  row: KeyRow | undefined,
  { hash, userId }: Pick<KeyedRequest, "hash" | "userId">,
): RequestState {
  if (row === undefined) return { state: "new" };
  if (row.request_hash !== hash || isOthers(row, userId)) return { state: "other" };
  if (row.status === null || row.response === null) return { state: "running", age: row.age };
  return { state: "done", response: { status: row.status, headers: row.headers ?? {}, text: row.response } };
}

/**
 * A member's response belongs to that member alone. A guest is known by what they sent only: a caller who has it made the
 * request, and must not buy twice because a cookie was lost or they have signed in since.
 */
export const isOthers = ({ user_id }: Pick<KeyRow, "user_id">, userId: number | null): boolean =>
  user_id !== null && user_id !== userId;

/** Claims a key for a request; no row when another request holds it. */
export const keyInsert = ({
  operation,
  key,
  hash,
  userId,
  claim,
}: KeyedRequest): RawBuilder<{ key: string }> => sql`
  insert into idempotency_keys (operation, key, request_hash, user_id, claim)
  values (${operation}, ${key}, ${hash}, ${userId}, ${claim})
  on conflict do nothing
  returning key`;

/** Claims a key for a request; false when another request holds it. */
export async function claimKey(db: Kysely<Database>, request: KeyedRequest): Promise<boolean> {
  return (await keyInsert(request).execute(db)).rows.length > 0;
}

/** Stores the response in the transaction of its effects; no row when the key was released. */
export const responseUpdate = ({
  operation,
  key,
  claim,
  status,
  headers,
  text,
}: Pick<KeyedRequest, "operation" | "key" | "claim"> & StoredResponse): RawBuilder<{ key: string }> => sql`
  update idempotency_keys set status = ${status}, headers = ${json(headers)}, response = ${text}
  where operation = ${operation} and key = ${key} and claim = ${claim}
  returning key`;

/**
 * Stores the response in the transaction of its effects. Undoes them when the key was released because the request took
 * too long: another request can hold it now.
 */
export async function storeResponse(
  trx: Transaction<Database>,
  request: KeyedRequest,
  response: StoredResponse,
): Promise<void> {
  if ((await responseUpdate({ ...request, ...response }).execute(trx)).rows.length === 0)
    refuseWrites("keyReleased");
}

/** Gives a key back: the request was refused and had no effect, so it may come again, changed or not. */
export async function releaseKey(
  trx: Transaction<Database>,
  { operation, key, claim }: KeyedRequest,
): Promise<void> {
  await trx
    .deleteFrom("idempotency_keys")
    .where("operation", "=", operation)
    .where("key", "=", key)
    .where("claim", "=", claim)
    .where("status", "is", null)
    .execute();
}

/** Releases keys without a response that were claimed at least so many seconds ago. */
export async function releaseAbandonedKeys(db: Kysely<Database>, seconds: number): Promise<void> {
  await db
    .deleteFrom("idempotency_keys")
    .where("status", "is", null)
    .where("created_at", "<=", sql<string>`now() - make_interval(secs => ${seconds})`)
    .execute();
}
