import { roleScopes } from "@velours/sdk/rules";
import type { StaffMember } from "@velours/sdk/types";
import { type ErrorResponse, type Handler, refuse } from "../../platform/contract.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import { findUser } from "../accounts/store/users.ts";
import { addStaff } from "./addStaff.ts";
import { commitOnce } from "./commitOnce.ts";
import { describeStaff } from "./describeStaff.ts";
import { coversSites, findMissingScope } from "./grants.ts";
import { presentStaff } from "./presentStaff.ts";
import { listStaffRows, readStaff } from "./store/staff.ts";

type Refusal = ErrorResponse<"staffExists">;

/** Gives the owner of an address a role, and tells them by email. */
export const inviteStaff: Handler<"inviteStaff"> = async ({ headers, body }, context) => {
  const { store, merchant, site, language } = context;
  const { email, role, sites = merchant?.sites ?? null } = body;
  const missing = findMissingScope(merchant, { scopes: roleScopes(role), sites });
  if (missing !== null) return refuse("merchantScopeMissing", missing);
  if (!coversSites(merchant, sites)) return refuse("merchantScopeMissing", "staff:write");
  const invited = await commitOnce<StaffMember, null, Refusal>(
    context,
    {
      operation: "inviteStaff",
      key: headers["idempotency-key"],
      input: body,
      entry: ({ id }) => `inviteStaff ${id} as ${describeStaff({ role, sites })}`,
    },
    async () => {
      const existing = await findUser(store.db, email);
      return existing !== undefined && (await readStaff(store.db, existing.id)) !== undefined
        ? refuseWrites<Refusal>(refuse("staffExists"))
        : null;
    },
    async (trx) => {
      const id = await addStaff(trx, { email, role, sites, site, language: body.language ?? language });
      const [row] = await listStaffRows(trx, id);
      return row === undefined ? refuseWrites<Refusal>(refuse("staffExists")) : presentStaff(row);
    },
  );
  return invited.status === 200 ? { ...invited, status: 201 } : invited;
};
