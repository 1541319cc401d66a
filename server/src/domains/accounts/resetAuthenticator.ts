import type { Language } from "@velours/sdk/types";
import type { Kysely } from "kysely";
import { addJobs } from "../../platform/jobs/store.ts";
import type { Database } from "../../platform/store/schema.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { endSessionsOf } from "../sessions/store.ts";

/**
 * Takes a member's lost authenticator away: the next sign-in, with the password, sets up another. Their sessions end and
 * their address is told, or nothing of it happens. Whoever asks makes sure first that it is the member who lost it.
 */
export async function resetAuthenticator(
  db: Kysely<Database>,
  userId: number,
  language: Language,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable("users")
      .set({
        totp_required: true,
        totp_secret: null,
        totp_step: null,
        totp_pending_secret: null,
        totp_pending_at: null,
      })
      .where("id", "=", userId)
      .execute();
    await endSessionsOf(trx, userId);
    const payload = { template: "authenticator-reset" as const, user_id: userId, language };
    await addJobs(trx, [{ kind: "mail", payload }]);
  });
}
