import type { Language } from "@velours/sdk/types";
import { addJobs } from "../../platform/jobs/store.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { endMemberSessions } from "../sessions/store.ts";
import { resetTotp } from "./store/users.ts";

/**
 * Removes a member's lost authenticator: the next sign-in, with the password, sets up another. Their sessions end and
 * they get an email. The merchant first verifies that the member lost it.
 */
export async function resetAuthenticator(
  trx: Transaction,
  userId: number,
  language: Language,
): Promise<void> {
  await resetTotp(trx, userId);
  await endMemberSessions(trx, userId);
  const payload = { template: "authenticator-reset" as const, user_id: userId, language };
  await addJobs(trx, [{ kind: "mail", payload }]);
}
