import type { StoreLocation } from "../config/config.ts";
import { timeouts } from "../store/postgres.ts";
import { openStore, type Store } from "../store/store.ts";
import { audited, runOn } from "./auditLog.ts";

/** Opens the store for a merchant's command, which the audit log has as `command`, and closes it. */
export async function withAuditedStore<T>(
  location: StoreLocation,
  command: string | ((store: Store) => Promise<string>),
  work: (store: Store) => Promise<T>,
  formatDetail?: (result: T) => string,
): Promise<T> {
  const store = await openStore({ ...location, timeout: timeouts.work });
  try {
    const name = typeof command === "string" ? command : await command(store);
    return await audited(runOn(store.db), name, () => work(store), formatDetail);
  } finally {
    await store.close();
  }
}
