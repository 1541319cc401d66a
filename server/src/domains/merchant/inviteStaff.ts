import { grantRefusal, inviteeRefusal } from "@velours/sdk/shop";
import { refuse } from "../../platform/contract.ts";
import { findUser } from "../accounts/store/users.ts";
import { addStaff } from "./addStaff.ts";
import { merchantWrite } from "./merchantWrite.ts";
import { presentStaff } from "./presentStaff.ts";
import { listStaffRows, readStaff } from "./store/staff.ts";

/**
 * Gives the owner of an address a role, and tells them by email. Members are the shop's: an owner of some sites alone gives
 * no role to one, as that ends their sessions on every site, and is not told who works for other sites.
 */
export const inviteStaff = merchantWrite("inviteStaff", ({ body }, context, refuseWrites) => {
  const { store, merchant, site, language } = context;
  const { email, role, sites = merchant?.sites ?? null } = body;
  const refused = grantRefusal(context, { role, sites });
  if (refused !== null) refuseWrites(refused);
  return {
    input: body,
    async prepare() {
      const existing = await findUser(store.db, email);
      if (existing === undefined) return;
      const colleague = await readStaff(store.db, existing.id);
      const barred = inviteeRefusal(context, colleague);
      if (barred !== null) refuseWrites(barred);
    },
    async write(trx) {
      const id = await addStaff(trx, { email, role, sites, site, language: body.language ?? language });
      const [row] = await listStaffRows(trx, id);
      return row === undefined ? refuseWrites(refuse("staffExists")) : presentStaff(row);
    },
  };
});
