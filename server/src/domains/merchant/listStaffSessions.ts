import { colleagueRefusal } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { presentSession } from "../sessions/presentSession.ts";
import { readMemberSessions } from "../sessions/store.ts";
import { readStaff } from "./store/staff.ts";

/** Where a member of staff is signed in. */
export const listStaffSessions: Handler<"listStaffSessions"> = async (
  { params: { id } },
  { store: { db }, merchant, sessionId },
) => {
  const refused = colleagueRefusal({ merchant }, await readStaff(db, id));
  if (refused !== null) return refused;
  const rows = await readMemberSessions(db, id);
  return { status: 200, body: rows.map((row) => presentSession(row, sessionId)) };
};
