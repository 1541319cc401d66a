import { expect } from "vitest";
import { timeouts } from "../src/platform/store/postgres.ts";
import { openStore, type StoreOptions } from "../src/platform/store/store.ts";
import { auditStore } from "./auditStore.ts";

/**
 * Waits until the started shop has released payments without an order: on PostgreSQL it answers while it does; embedded
 * it has done so before.
 */
export async function untilRecovered(options: StoreOptions): Promise<void> {
  if (options.databaseUrl === undefined) return;
  const store = await openStore({ ...options, timeout: timeouts.work });
  await expect
    .poll(async () => (await auditStore(store)).chargedWithoutOrder, { timeout: 60_000, interval: 200 })
    .toBe(0);
  await store.close();
}
