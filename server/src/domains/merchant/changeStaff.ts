import { describeStaff, grantRefusal } from "@velours/sdk/shop";
import type { StaffMember } from "@velours/sdk/types";
import type { ErrorResponse, Handler } from "../../platform/contract.ts";
import { changeStaffMember, readPresentStaff, requireOtherOwner } from "./changeStaffMember.ts";
import { putStaff } from "./store/staff.ts";
import { requireRevision } from "./toRevision.ts";

type Refusal = ErrorResponse<"lastOwner" | "changedMeanwhile">;

/** Gives a member of staff another role, or other sites. */
export const changeStaff: Handler<"changeStaff"> = async ({ params: { id }, headers, body }, context) => {
  const { merchant } = context;
  const { role, sites = merchant?.sites ?? null } = body;
  const refused = grantRefusal(context, { role, sites });
  if (refused !== null) return refused;
  const ifMatch = headers["if-match"];
  return changeStaffMember<StaffMember, Refusal>(
    context,
    {
      operation: "changeStaff",
      key: headers["idempotency-key"],
      id,
      input: { role, sites, ifMatch },
      detail: ` to ${describeStaff({ role, sites })}`,
    },
    async (trx, owners) => {
      const member = await readPresentStaff(trx, id);
      requireRevision(ifMatch, member.revision, member);
      if (role !== "owner" || sites !== null) requireOtherOwner(owners, id);
      await putStaff(trx, id, { role, sites });
      return readPresentStaff(trx, id);
    },
  );
};
