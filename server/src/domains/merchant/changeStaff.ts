import { roleScopes } from "@velours/sdk/rules";
import type { StaffMember } from "@velours/sdk/types";
import { type ErrorResponse, type Handler, refuse } from "../../platform/contract.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import { changeStaffMember, requireOtherOwner, type StaffRefusal } from "./changeStaffMember.ts";
import { coversSites, findMissingScope } from "./grants.ts";
import { presentStaff } from "./presentStaff.ts";
import { listStaffRows, putStaff } from "./store/staff.ts";

/** Gives a member of staff another role, or other sites. */
export const changeStaff: Handler<"changeStaff"> = async ({ params: { id }, headers, body }, context) => {
  const { merchant } = context;
  const { role, sites = merchant?.sites ?? null } = body;
  const missing = findMissingScope(merchant, { scopes: roleScopes(role), sites });
  if (missing !== null) return refuse("merchantScopeMissing", missing);
  if (!coversSites(merchant, sites)) return refuse("merchantScopeMissing", "staff:write");
  const input = { role, sites };
  return changeStaffMember<StaffMember, ErrorResponse<"lastOwner">>(
    context,
    { operation: "changeStaff", key: headers["idempotency-key"], id, input, detail: ` to ${role}` },
    async (trx, owners) => {
      if (role !== "owner" || sites !== null) requireOtherOwner(owners, id);
      await putStaff(trx, id, input);
      const [row] = await listStaffRows(trx, id);
      return row === undefined
        ? refuseWrites<StaffRefusal>(refuse("resourceDoesNotExist"))
        : presentStaff(row);
    },
  );
};
