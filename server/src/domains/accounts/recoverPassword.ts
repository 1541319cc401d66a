import type { Handler } from "../../platform/contract.ts";
import { addJobs } from "../../platform/jobs/store.ts";
import { consumeAllowances } from "../../platform/limits/store.ts";
import { throttleRequest } from "../../platform/limits/throttleRequest.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { findUser } from "./store/users.ts";

/** Has a link to a new password sent. For an address nobody has the same is done, but for the letter. */
export const recoverPassword: Handler<"recoverPassword"> = async ({ body: { email } }, context) => {
  const limited = await throttleRequest(context, [
    { limit: "recoverIp", of: context.ip },
    { limit: "recoverEmail", of: email, from: context.ip },
  ]);
  if (limited !== null) return limited;
  const { store, language } = context;
  // Others asked for it: the owner has a link that still holds, and nobody floods their mailbox.
  if ((await consumeAllowances(store.db, [{ limit: "recoverEmails", of: email }])) > 0)
    return { status: 204 };
  await inTransaction(store.db, async (trx) => {
    const user = await findUser(trx, email);
    const payload = { template: "password-reset" as const, user_id: user?.id ?? null, language };
    await addJobs(trx, [{ kind: "mail", payload }]);
  });
  return { status: 204 };
};
