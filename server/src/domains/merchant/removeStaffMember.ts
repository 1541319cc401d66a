import type { Transaction } from "../../platform/store/schema.ts";
import { endMemberSessions } from "../sessions/store.ts";
import { deleteStaff } from "./store/staff.ts";

/** Takes a member's role away and signs them out; false when they have none. */
export async function removeStaffMember(trx: Transaction, userId: number): Promise<boolean> {
  if (!(await deleteStaff(trx, userId))) return false;
  await endMemberSessions(trx, userId);
  return true;
}
