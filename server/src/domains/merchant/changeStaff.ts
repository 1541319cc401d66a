import { roleScopes } from "@velours/sdk/rules";
import { describeStaff } from "@velours/sdk/shop";
import type { StaffMember } from "@velours/sdk/types";
import { type ErrorResponse, type Handler, refuse } from "../../platform/contract.ts";
import { changeStaffMember, readPresentStaff, requireOtherOwner } from "./changeStaffMember.ts";
import { coversSites, findMissingScope } from "./grants.ts";
import { putStaff } from "./store/staff.ts";
import { requireRevision } from "./toRevision.ts";

type Refusal = ErrorResponse<"lastOwner" | "changedMeanwhile">;

/** Gives a member of staff another role, or other sites. */
export const changeStaff: Handler<"changeStaff"> = async ({ params: { id }, headers, body }, context) => {
  const { merchant } = context;
  const { role, sites = merchant?.sites ?? null } = body;
  const missing = findMissingScope(merchant, { scopes: roleScopes(role), sites });
  if (missing !== null) return refuse("merchantScopeMissing", missing);
  if (!coversSites(merchant, sites)) return refuse("merchantScopeMissing", "staff:write");
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
