import { timingSafeEqual } from "node:crypto";
import { readKeyGrants } from "@velours/sdk/shop";
import type { MerchantAccess } from "@velours/sdk/types";
import type { Db } from "../../platform/store/schema.ts";
import { hashKey } from "./createKey.ts";
import { readKey } from "./store/merchantKeys.ts";

const noHash = Buffer.alloc(32);

/** The access of the key with this value, compared in constant time; undefined for any other value. */
export async function findKey(db: Db, value: string): Promise<MerchantAccess | undefined> {
  const id = /^velours_(\d{1,15})_[\w-]{43}$/.exec(value)?.[1];
  const row = id === undefined ? undefined : await readKey(db, Number(id));
  const stored = row === undefined ? noHash : Buffer.from(row.key_hash, "base64url");
  const isSame = stored.length === noHash.length && timingSafeEqual(hashKey(value), stored);
  if (row === undefined || !isSame) return undefined;
  const grants = readKeyGrants(row);
  return grants && { kind: "key", id: row.id, name: row.name, role: null, ...grants };
}
