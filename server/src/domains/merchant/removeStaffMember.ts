import type { Transaction } from "../../platform/store/schema.ts";
import { endMemberSessions } from "../sessions/store.ts";
import { revokeKeysOf } from "./store/merchantKeys.ts";
import { deleteStaff } from "./store/staff.ts";

/** Takes a member's role away, signs them out and revokes the keys they made; false when they have no role. */
export async function removeStaffMember(trx: Transaction, userId: number): Promise<boolean> {
  if (!(await deleteStaff(trx, userId))) return false;
  await endMemberSessions(trx, userId);
  await revokeKeysOf(trx, userId);
  return true;
}
