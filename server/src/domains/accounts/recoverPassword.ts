import type { Handler } from "../../platform/contract.ts";
import { addJobs } from "../../platform/jobs/store.ts";
import { consumeAllowances } from "../../platform/limits/store.ts";
import { throttleRequest } from "../../platform/limits/throttleRequest.ts";
import { toEmailReader } from "../../platform/mail/EmailReader.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { findUser } from "./store/users.ts";

/** Queues an email with a link to a new password. An unknown address takes the same steps without an email. */
export const recoverPassword: Handler<"recoverPassword"> = async ({ body: { email } }, context) => {
  const limited = await throttleRequest(context, [
    { limit: "recoverIp", of: context.ip },
    { limit: "recoverEmail", of: email, from: context.ip },
  ]);
  if (limited !== null) return limited;
  const { store } = context;
  // The owner already has a valid link; the limit protects their mailbox from other callers.
  if ((await consumeAllowances(store.db, [{ limit: "recoverEmails", of: email }])) > 0)
    return { status: 204 };
  await inTransaction(store.db, async (trx) => {
    const user = await findUser(trx, email);
    const payload = {
      template: "password-reset" as const,
      user_id: user?.id ?? null,
      ...toEmailReader(context),
    };
    await addJobs(trx, [{ kind: "mail", payload }]);
  });
  return { status: 204 };
};
