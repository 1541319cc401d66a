import { type Handler, refuse } from "../../platform/contract.ts";
import { endMemberSessions } from "../sessions/store.ts";
import { changeStaffMember } from "./changeStaffMember.ts";

/** Signs a member of staff out everywhere. */
export const closeStaffSessions: Handler<"closeStaffSessions"> = async ({ params: { id } }, context) => {
  const change = { id, command: `closeStaffSessions ${id}`, endsOwner: false };
  const closed = await changeStaffMember(context, change, (trx) => endMemberSessions(trx, id));
  if (!("refused" in closed)) return { status: 204 };
  const { refused } = closed;
  return refused.body.reference === "merchantScopeMissing"
    ? refuse("merchantScopeMissing", refused.body.value)
    : refuse("resourceDoesNotExist");
};
