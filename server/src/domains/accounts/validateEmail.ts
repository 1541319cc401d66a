import type { Handler } from "../../platform/contract.ts";
import { refuseField } from "../../platform/http/refuseField.ts";
import { refundAllowances } from "../../platform/limits/store.ts";
import { throttleRequest } from "../../platform/limits/throttleRequest.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { requireUser } from "../sessions/requireUser.ts";
import { presentUser } from "./presentUser.ts";
import { checkCode, useCode } from "./store/oneTimeCodes.ts";
import { ticketCookieName } from "./ticketCookie.ts";
import { verifyEmail } from "./verifyEmail.ts";

/**
 * Proves the member's address with the emailed code. The code counts only in the browser that requested it and for the
 * member signed in there: a member who joined with a stranger's address cannot make its owner prove it.
 */
export const validateEmail: Handler<"validateEmail"> = async ({ body }, context) => {
  const { user, refused } = requireUser(context);
  if (refused) return refused;
  const { db } = context.store;
  const allowance = { limit: "codeLooks", of: user.id } as const;
  const limited = await throttleRequest(context, [allowance]);
  if (limited !== null) return limited;
  const ticket = context.cookies[ticketCookieName(context.config)] ?? "";
  const isRight = await checkCode(db, { ticket, code: body.code, userId: user.id });
  const proven =
    isRight &&
    (await inTransaction(db, async (trx) => {
      if (!(await useCode(trx, ticket))) return false;
      await verifyEmail(context, trx, user.id);
      return true;
    }));
  if (!proven) return refuseField("emailCodeInvalid", "code");
  await refundAllowances(db, [allowance]);
  const email_verified_at = user.email_verified_at ?? context.now.toISOString();
  return { status: 200, body: presentUser({ ...user, email_verified_at }, context) };
};
