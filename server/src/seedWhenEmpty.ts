import { putDemoUsers } from "./accounts/demoUsers.ts";
import type { Store } from "./store/store.ts";

/**
 * Brings the demo shop into a store that has no products yet, and says so: it takes a moment. `members`: the demo
 * members too, whose password everybody knows, into a store that has none.
 */
export async function seedWhenEmpty(store: Store, { members }: { members: boolean }): Promise<void> {
  const user = await store.db.selectFrom("users").select("id").limit(1).executeTakeFirst();
  if (members && user === undefined) await putDemoUsers(store.db);
  const first = await store.db.selectFrom("products").select("id").limit(1).executeTakeFirst();
  if (first !== undefined) return;
  console.log("The store is empty: filling it with the demo shop …");
  const { importDemo } = await import("./import/importDemo.ts");
  const products = await importDemo(store);
  console.log(`The demo shop is in: ${products} products.`);
}
