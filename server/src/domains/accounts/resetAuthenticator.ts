import type { Language } from "@velours/sdk/types";
import { addJobs } from "../../platform/jobs/store.ts";
import type { Db } from "../../platform/store/schema.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { endMemberSessions } from "../sessions/store.ts";
import { resetTotp } from "./store/users.ts";

/**
 * Takes a member's lost authenticator away: the next sign-in, with the password, sets up another. Their sessions end and
 * their address is told, or nothing of it happens. Whoever asks makes sure first that it is the member who lost it.
 */
export async function resetAuthenticator(db: Db, userId: number, language: Language): Promise<void> {
  await inTransaction(db, async (trx) => {
    await resetTotp(trx, userId);
    await endMemberSessions(trx, userId);
    const payload = { template: "authenticator-reset" as const, user_id: userId, language };
    await addJobs(trx, [{ kind: "mail", payload }]);
  });
}
