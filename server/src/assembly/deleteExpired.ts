import { deleteExpiredJoinNonces } from "../domains/accounts/store/joinNonces.ts";
import { deleteOldDevices } from "../domains/accounts/store/knownDevices.ts";
import { deleteExpiredCodes } from "../domains/accounts/store/oneTimeCodes.ts";
import { deleteExpiredTokens } from "../domains/accounts/store/passwordTokens.ts";
import { deleteOldNotices } from "../domains/catalogue/store/stockNotices.ts";
import { deleteOldMarks } from "../domains/import/store/importMarks.ts";
import { deleteOldProposals } from "../domains/merchant/store/proposals.ts";
import { deleteOldFailures } from "../domains/payments/store/failedPayments.ts";
import { deleteExpiredSessions } from "../domains/sessions/store.ts";
import { deleteFullAllowances } from "../platform/limits/store.ts";
import type { Store } from "../platform/store/store.ts";

/** Deletes expired sessions, codes, links, counts, wishes to hear of stock, decided proposals and marks of imports that were left. */
export async function deleteExpired({ db }: Store): Promise<void> {
  await deleteExpiredSessions(db);
  await deleteExpiredCodes(db);
  await deleteExpiredTokens(db);
  await deleteExpiredJoinNonces(db);
  await deleteOldDevices(db);
  await deleteFullAllowances(db);
  await deleteOldFailures(db);
  await deleteOldNotices(db);
  await deleteOldProposals(db);
  await deleteOldMarks(db);
}
