import { signOutRefusal, toPersonNumber } from "@velours/sdk/shop";
import { refuse } from "../../platform/contract.ts";
import { lockPersonByNumber } from "../privacy/store/findPerson.ts";
import { endMemberSessions } from "../sessions/store.ts";
import { merchantWrite } from "./merchantWrite.ts";
import { readStaff } from "./store/staff.ts";

/** Signs a customer out everywhere. */
export const closeCustomerSessions = merchantWrite(
  "closeCustomerSessions",
  ({ params: { id } }, _, refuseWrites) => ({
    input: { id },
    async write(trx) {
      const { userId = null } = (await lockPersonByNumber(trx, toPersonNumber(id))) ?? {};
      if (userId === null) return refuseWrites(refuse("resourceDoesNotExist"));
      const refused = signOutRefusal({ isStaff: (await readStaff(trx, userId)) !== undefined });
      if (refused !== null) return refuseWrites(refused);
      await endMemberSessions(trx, userId);
      return {};
    },
  }),
);
