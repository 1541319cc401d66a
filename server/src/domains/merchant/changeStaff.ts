import { roleScopes } from "@velours/sdk/rules";
import { type Handler, refuse } from "../../platform/contract.ts";
import { changeStaffMember } from "./changeStaffMember.ts";
import { coversSites, findMissingScope } from "./grants.ts";
import { presentStaff } from "./presentStaff.ts";
import { listStaffRows, putStaff } from "./store/staff.ts";

/** Gives a member of staff another role, or other sites. */
export const changeStaff: Handler<"changeStaff"> = async ({ params: { id }, body }, context) => {
  const { store, merchant } = context;
  const { role, sites = merchant?.sites ?? null } = body;
  const missing = findMissingScope(merchant, { scopes: roleScopes(role), sites });
  if (missing !== null) return refuse("merchantScopeMissing", missing);
  if (!coversSites(merchant, sites)) return refuse("merchantScopeMissing", "staff:write");
  const endsOwner = role !== "owner" || sites !== null;
  const command = `changeStaff ${id} to ${role}`;
  const changed = await changeStaffMember(context, { id, command, endsOwner }, (trx) =>
    putStaff(trx, id, { role, sites }),
  );
  if ("refused" in changed) return changed.refused;
  const [row] = await listStaffRows(store.db, id);
  return row === undefined ? refuse("resourceDoesNotExist") : { status: 200, body: presentStaff(row) };
};
