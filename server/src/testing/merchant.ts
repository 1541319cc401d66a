import { createKey, type MerchantScope } from "../domains/merchant/createKey.ts";
import type { TestShop } from "./testShop.ts";

/** Headers of a merchant's program with a new key. */
export async function createMerchantHeaders(
  { services }: TestShop,
  scopes: MerchantScope[] = ["orders:read", "orders:write"],
): Promise<{ "x-merchant-key": string }> {
  return { "x-merchant-key": await createKey(services.store.db, "test", scopes) };
}
