import { authenticatorRefusal } from "@velours/sdk/shop";
import type { ErrorResponse, Handler } from "../../platform/contract.ts";
import { withoutBody } from "../../platform/idempotency/replay.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import { resetAuthenticator } from "../accounts/resetAuthenticator.ts";
import { findCallerMember } from "./approvals/findCallerMember.ts";
import { changeStaffMember } from "./changeStaffMember.ts";

/** Removes the lost authenticator of a member of staff. */
export const resetStaffAuthenticator: Handler<"resetStaffAuthenticator"> = async (
  { params: { id }, headers },
  context,
) => {
  const write = { operation: "resetStaffAuthenticator", key: headers["idempotency-key"], id };
  const reset = await changeStaffMember<object, ErrorResponse<"anotherPersonRequired">>(
    context,
    write,
    async (trx) => {
      const refused = authenticatorRefusal(await findCallerMember(trx, context.merchant), id);
      if (refused !== null) refuseWrites(refused);
      await resetAuthenticator(trx, id, context.language);
      return {};
    },
  );
  return withoutBody(reset);
};
