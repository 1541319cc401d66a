import { timingSafeEqual } from "node:crypto";
import type { Db } from "../../platform/store/schema.ts";
import { hashKey } from "./createKey.ts";
import { readKey } from "./store.ts";

/** A key in use, without its secret. */
export interface MerchantKey {
  id: number;
  name: string;
  scopes: readonly string[];
}

const noHash = Buffer.alloc(32);

/** The key with this value, compared in constant time; undefined for any other value. */
export async function findKey(db: Db, value: string): Promise<MerchantKey | undefined> {
  const id = /^velours_(\d{1,15})_[\w-]{43}$/.exec(value)?.[1];
  const row = id === undefined ? undefined : await readKey(db, Number(id));
  const stored = row === undefined ? noHash : Buffer.from(row.key_hash, "base64url");
  const isSame = stored.length === noHash.length && timingSafeEqual(hashKey(value), stored);
  return row !== undefined && isSame ? { id: row.id, name: row.name, scopes: row.scopes } : undefined;
}
