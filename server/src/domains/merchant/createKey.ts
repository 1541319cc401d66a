import { createHash, randomBytes } from "node:crypto";
import type { MerchantScope } from "@velours/sdk/types";
import type { Db, Transaction } from "../../platform/store/schema.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { insertKey, type NewKey, setKeyHash } from "./store/merchantKeys.ts";

/** Of 256 random bits a plain hash is enough: they cannot be guessed. */
export const hashKey = (key: string): Buffer => createHash("sha256").update(key).digest();

/** Makes a key, whose value cannot be read again. Its number comes first, so that it is found without its secret. */
export async function addKey(trx: Transaction, key: NewKey): Promise<{ id: number; value: string }> {
  const id = await insertKey(trx, key);
  const value = `velours_${id}_${randomBytes(32).toString("base64url")}`;
  await setKeyHash(trx, id, hashKey(value).toString("base64url"));
  return { id, value };
}

/** Makes a key and returns its value. */
export async function createKey(
  db: Db,
  name: string,
  scopes: readonly MerchantScope[],
  { expires = null, sites = null, madeBy = null }: Partial<Pick<NewKey, "expires" | "sites" | "madeBy">> = {},
): Promise<string> {
  const { value } = await inTransaction(db, (trx) =>
    addKey(trx, { name, scopes, sites, expires, madeBy, madeWith: null }),
  );
  return value;
}
