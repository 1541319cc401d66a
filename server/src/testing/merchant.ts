import { createKey, type MerchantScope, merchantScopes } from "../domains/merchant/createKey.ts";
import type { TestShop } from "./testShop.ts";

/** Headers of a merchant's program with a new key, of every scope unless they are named. */
export async function createMerchantHeaders(
  { services }: TestShop,
  scopes: readonly MerchantScope[] = merchantScopes,
): Promise<{ "x-merchant-key": string }> {
  return { "x-merchant-key": await createKey(services.store.db, "test", scopes) };
}
