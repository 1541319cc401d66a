import type { Handler } from "../../platform/contract.ts";
import { refuse } from "../../platform/contract.ts";
import { withoutBody } from "../../platform/idempotency/replay.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import { closeSession } from "../sessions/store.ts";
import type { StaffRefusal } from "./changeStaffMember.ts";
import { changeStaffMember } from "./changeStaffMember.ts";

/** Signs a member of staff out of one browser. */
export const endStaffSession: Handler<"endStaffSession"> = async (
  { params: { id, session }, headers },
  context,
) => {
  const write = {
    operation: "endStaffSession",
    key: headers["idempotency-key"],
    id,
    input: { session },
  };
  const ended = await changeStaffMember(context, write, async (trx) => {
    if (!(await closeSession(trx, id, session))) refuseWrites<StaffRefusal>(refuse("resourceDoesNotExist"));
    return {};
  });
  return withoutBody(ended);
};
