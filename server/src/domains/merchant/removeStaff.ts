import type { Handler } from "../../platform/contract.ts";
import { changeStaffMember } from "./changeStaffMember.ts";
import { removeStaffMember } from "./removeStaffMember.ts";

/** Takes the role of a member of staff away, and signs them out. */
export const removeStaff: Handler<"removeStaff"> = async ({ params: { id } }, context) => {
  const change = { id, command: `removeStaff ${id}`, endsOwner: true };
  const removed = await changeStaffMember(context, change, (trx) => removeStaffMember(trx, id));
  return "refused" in removed ? removed.refused : { status: 204 };
};
