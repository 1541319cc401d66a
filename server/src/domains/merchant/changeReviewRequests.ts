import { toPersonNumber } from "@velours/sdk/shop";
import { refuse } from "../../platform/contract.ts";
import { allowReviewRequests, refuseReviewRequests } from "../orders/store/reviewRequests.ts";
import { lockPersonByNumber } from "../privacy/store/findPerson.ts";
import { isCustomerOf } from "../privacy/store/isCustomerOf.ts";
import { merchantWrite } from "./merchantWrite.ts";

/** Stops emails that ask a customer for reviews, or allows them again. */
export const changeReviewRequests = merchantWrite(
  "changeReviewRequests",
  ({ params: { id }, body }, { merchant }, refuseWrites) => ({
    input: { id, body },
    async write(trx) {
      const sites = merchant?.sites ?? null;
      // Locked: an address must not be written down behind its erasure.
      const person = await lockPersonByNumber(trx, toPersonNumber(id));
      if (person === undefined || (sites !== null && !(await isCustomerOf(trx, person, sites))))
        return refuseWrites(refuse("resourceDoesNotExist"));
      await (body.reviewRequests ? allowReviewRequests : refuseReviewRequests)(trx, person.email);
      return {};
    },
  }),
);
