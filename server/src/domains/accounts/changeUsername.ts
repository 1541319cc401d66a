import type { Handler } from "../../platform/contract.ts";
import { toEmailReader } from "../../platform/mail/EmailReader.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { requireUser } from "../sessions/requireUser.ts";
import { notifyMember } from "./notifyMember.ts";
import { presentUser } from "./presentUser.ts";
import { saveUsername } from "./store/users.ts";

/** Another name for the signed-in member. */
export const changeUsername: Handler<"changeUsername"> = async ({ body: { username } }, context) => {
  const { user, refused } = requireUser(context);
  if (refused) return refused;
  await inTransaction(context.store.db, async (trx) => {
    if (await saveUsername(trx, user.id, username))
      await notifyMember(trx, user.id, "username", toEmailReader(context));
  });
  return { status: 200, body: presentUser({ ...user, username }, context) };
};
