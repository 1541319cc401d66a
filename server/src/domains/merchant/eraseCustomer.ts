import { erasureRefusal, openOrdersRefusal, toPersonNumber } from "@velours/sdk/shop";
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
    allSites: true,
    input: { id, body },
    async write(trx) {
      const person = await lockPersonByNumber(trx, toPersonNumber(id));
      if (person === undefined) return refuseWrites(refuse("resourceDoesNotExist"));
      const isStaff = person.userId !== null && (await readStaff(trx, person.userId)) !== undefined;
      const refused =
        erasureRefusal(body.email, { email: person.email, isStaff }) ??
        openOrdersRefusal(await listOpenOrders(trx, person));
      if (refused !== null) return refuseWrites(refused);
      // An erasure is of all sites, so any of them may ask.
      const asking = (await readVersionedSites(trx)).find(({ value }) => value.approvals?.erase);
      await requireConsent(trx, context, ({ erase = false }) => erase, {
        operation: "eraseCustomer",
        site: (asking?.code ?? context.config.site) as SiteCode,
        orderId: null,
        request: { params: { id }, headers: { "idempotency-key": headers["idempotency-key"] }, body },
        about: { customer: { id } },
      });
      await deletePerson(trx, person);
      return { orders: person.orderIds.length };
    },
  }),
);
