import type { Handler } from "../../platform/contract.ts";
import { withoutBody } from "../../platform/idempotency/replay.ts";
import { endMemberSessions } from "../sessions/store.ts";
import { changeStaffMember } from "./changeStaffMember.ts";

/** Signs a member of staff out everywhere. */
export const closeStaffSessions: Handler<"closeStaffSessions"> = async (
  { params: { id }, headers },
  context,
) => {
  const write = { operation: "closeStaffSessions", key: headers["idempotency-key"], id };
  const closed = await changeStaffMember(context, write, async (trx) => {
    await endMemberSessions(trx, id);
    return {};
  });
  return withoutBody(closed);
};
