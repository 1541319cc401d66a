import { erasureAct, erasureRefusal, openOrdersRefusal, toPersonNumber } from "@velours/sdk/shop";
import type { SiteCode } from "@velours/sdk/types";
import { refuse } from "../../platform/contract.ts";
import { deletePerson } from "../privacy/store/deletePerson.ts";
import { lockPersonByNumber } from "../privacy/store/findPerson.ts";
import { listOpenOrders } from "../privacy/store/listOpenOrders.ts";
import { readVersionedSites } from "../sites/store.ts";
import { requireConsent } from "./approvals/requireConsent.ts";
import { merchantWrite } from "./merchantWrite.ts";
import { readStaff } from "./store/staff.ts";

/** Erases a customer. */
export const eraseCustomer = merchantWrite(
  "eraseCustomer",
  ({ params: { id }, headers, body }, context, refuseWrites) => ({
    input: { id, body },
    async write(trx) {
      const person = await lockPersonByNumber(trx, toPersonNumber(id));
      if (person === undefined) return refuseWrites(refuse("resourceDoesNotExist"));
      const isStaff = person.userId !== null && (await readStaff(trx, person.userId)) !== undefined;
      const refused =
        erasureRefusal(body.email, { email: person.email, isStaff }) ??
        openOrdersRefusal(await listOpenOrders(trx, person));
      if (refused !== null) return refuseWrites(refused);
      const sites = (await readVersionedSites(trx)).map(({ value }) => value);
      const request = { params: { id }, headers, body };
      await requireConsent(trx, context, erasureAct(request, sites, context.config.site as SiteCode));
      await deletePerson(trx, person);
      return { orders: person.orderIds.length };
    },
  }),
);
