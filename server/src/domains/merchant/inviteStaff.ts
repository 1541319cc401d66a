import { roleScopes } from "@velours/sdk/rules";
import { type Handler, refuse } from "../../platform/contract.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { findUser } from "../accounts/store/users.ts";
import { addStaff } from "./addStaff.ts";
import { appendKeyEntry } from "./appendKeyEntry.ts";
import { coversSites, findMissingScope } from "./grants.ts";
import { presentStaff } from "./presentStaff.ts";
import { listStaffRows, readStaff } from "./store/staff.ts";

/** Gives the owner of an address a role, and tells them by email. */
export const inviteStaff: Handler<"inviteStaff"> = async ({ body }, context) => {
  const { store, merchant, site, language } = context;
  const { email, role, sites = merchant?.sites ?? null } = body;
  const missing = findMissingScope(merchant, { scopes: roleScopes(role), sites });
  if (missing !== null) return refuse("merchantScopeMissing", missing);
  if (!coversSites(merchant, sites)) return refuse("merchantScopeMissing", "staff:write");
  const existing = await findUser(store.db, email);
  if (existing !== undefined && (await readStaff(store.db, existing.id)) !== undefined)
    return refuse("staffExists");
  const id = await inTransaction(store.db, async (trx) => {
    const id = await addStaff(trx, { email, role, sites, site, language: body.language ?? language });
    await appendKeyEntry(trx, context, `inviteStaff ${id} as ${role}`);
    return id;
  });
  const row = (await listStaffRows(store.db, id))[0];
  return row === undefined ? refuse("staffExists") : { status: 201, body: presentStaff(row) };
};
