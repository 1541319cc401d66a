import { merchantScopes } from "@velours/sdk/rules";
import type { MerchantScope } from "@velours/sdk/types";
import { createKey } from "../domains/merchant/createKey.ts";
import type { TestShop } from "./testShop.ts";

/** Headers of a merchant's program with a new key; by default it may do everything. */
export async function createMerchantHeaders(
  { services }: Pick<TestShop, "services">,
  scopes: readonly MerchantScope[] = merchantScopes,
): Promise<{ "x-merchant-key": string }> {
  return { "x-merchant-key": await createKey(services.store.db, "test", scopes) };
}
