import type { ErrorResponse, Handler } from "../../platform/contract.ts";
import { withoutBody } from "../../platform/idempotency/replay.ts";
import { changeStaffMember, requireOtherOwner } from "./changeStaffMember.ts";
import { removeStaffMember } from "./removeStaffMember.ts";

/** Takes the role of a member of staff away, signs them out and revokes their keys. */
export const removeStaff: Handler<"removeStaff"> = async ({ params: { id }, headers }, context) => {
  const write = { operation: "removeStaff", key: headers["idempotency-key"], id };
  const removed = await changeStaffMember<object, ErrorResponse<"lastOwner">>(
    context,
    write,
    async (trx, owners) => {
      requireOtherOwner(owners, id);
      await removeStaffMember(trx, id);
      return {};
    },
  );
  return withoutBody(removed);
};
