import { createHash, randomBytes } from "node:crypto";
import type { MerchantScope } from "@velours/sdk/types";
import type { Db } from "../../platform/store/schema.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { insertKey, setKeyHash } from "./store/merchantKeys.ts";

/** Of 256 random bits a plain hash is enough: they cannot be guessed. */
export const hashKey = (key: string): Buffer => createHash("sha256").update(key).digest();

/** Makes a key and returns it; it cannot be read again. Its number comes first, so that it is found without its secret. */
export function createKey(
  db: Db,
  name: string,
  scopes: readonly MerchantScope[],
  { expires = null, sites = null }: { expires?: Date | null; sites?: readonly string[] | null } = {},
): Promise<string> {
  return inTransaction(db, async (trx) => {
    const id = await insertKey(trx, { name, scopes, sites, expires });
    const key = `velours_${id}_${randomBytes(32).toString("base64url")}`;
    await setKeyHash(trx, id, hashKey(key).toString("base64url"));
    return key;
  });
}
