import { merchantScopes } from "@velours/sdk/rules";
import { createApp } from "../src/assembly/app.ts";
import { readConfig } from "../src/assembly/config/readConfig.ts";
import { createServices } from "../src/assembly/createServices.ts";
import { putDemoUsers } from "../src/domains/accounts/demoUsers.ts";
import { putDemoCredits } from "../src/domains/credits/demoCredits.ts";
import { createKey } from "../src/domains/merchant/createKey.ts";
import { openStore, type StoreOptions } from "../src/platform/store/store.ts";

/** The API of a store with the demo in it on a port of its own, and a key of a merchant's program. */
export async function startDemoShop(
  options: StoreOptions,
): Promise<{ origin: string; merchantKey: string; close(): Promise<void> }> {
  const store = await openStore(options);
  await putDemoUsers(store.db);
  await putDemoCredits(store.db);
  const config = readConfig({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    SANDBOX_DELAY: "0",
    DATA_DIR: options.dataDir,
  });
  const app = await createApp(await createServices(config, store));
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const merchantKey = await createKey(store.db, "conformance", merchantScopes);
  return {
    origin,
    merchantKey,
    async close() {
      await app.close();
      await store.close();
    },
  };
}
