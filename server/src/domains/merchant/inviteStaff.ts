import { grantRefusal, inviteeRefusal } from "@velours/sdk/shop";
import { refuse } from "../../platform/contract.ts";
import { addStaff } from "./addStaff.ts";
import { merchantWrite } from "./merchantWrite.ts";
import { presentStaff } from "./presentStaff.ts";
import { listStaffRows, readStaff } from "./store/staff.ts";

/**
 * Gives the owner of an address a role, and tells them by email. Members are the shop's: an owner of some sites alone gives
 * no role to one, as that ends their sessions on every site, and is not told who works for other sites.
 */
export const inviteStaff = merchantWrite("inviteStaff", ({ body }, context, refuseWrites) => {
  const { merchant, site, language } = context;
  const { email, role, sites = merchant?.sites ?? null } = body;
  const refused = grantRefusal(context, { role, sites });
  if (refused !== null) refuseWrites(refused);
  return {
    input: body,
    async write(trx) {
      const invited = { email, role, sites, site, language: body.language ?? language };
      const id = await addStaff(trx, invited, async (userId) => {
        const barred = inviteeRefusal(context, await readStaff(trx, userId));
        if (barred !== null) refuseWrites(barred);
      });
      const [row] = await listStaffRows(trx, id);
      return row === undefined ? refuseWrites(refuse("staffExists")) : presentStaff(row);
    },
  };
});
