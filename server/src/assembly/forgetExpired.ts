import { forgetExpiredJoinNonces } from "../domains/accounts/store/joinNonces.ts";
import { forgetOldDevices } from "../domains/accounts/store/knownDevices.ts";
import { forgetExpiredCodes } from "../domains/accounts/store/oneTimeCodes.ts";
import { forgetExpiredTokens } from "../domains/accounts/store/passwordTokens.ts";
import { forgetOldFailures } from "../domains/payments/store/failedPayments.ts";
import { forgetExpiredSessions } from "../domains/sessions/store.ts";
import { deleteFullAllowances } from "../platform/limits/store.ts";
import type { Store } from "../platform/store/store.ts";

/** Deletes expired sessions, codes, links and counts. */
export async function forgetExpired({ db }: Store): Promise<void> {
  await forgetExpiredSessions(db);
  await forgetExpiredCodes(db);
  await forgetExpiredTokens(db);
  await forgetExpiredJoinNonces(db);
  await forgetOldDevices(db);
  await deleteFullAllowances(db);
  await forgetOldFailures(db);
}
