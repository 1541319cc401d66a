import { sql } from "kysely";
import { doDueJobs } from "../assembly/runJobs.ts";
import type { TestShop } from "./testShop.ts";

/** Makes and sends every gift card that was bought, as if its time had come. */
export async function deliverGiftCards({ services, app }: TestShop): Promise<void> {
  await doDueJobs(services, app.log);
  await sql`update jobs set run_at = now() where kind = 'gift-card' and done_at is null`.execute(
    services.store.db,
  );
  await doDueJobs(services, app.log);
}
