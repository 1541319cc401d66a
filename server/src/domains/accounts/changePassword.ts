import type { Handler } from "../../platform/contract.ts";
import { refuseField } from "../../platform/http/refuseField.ts";
import { toEmailReader } from "../../platform/mail/EmailReader.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { requireUser } from "../sessions/requireUser.ts";
import { endMemberSessions } from "../sessions/store.ts";
import { isCommonPassword } from "./commonPasswords.ts";
import { notifyMember } from "./notifyMember.ts";
import { hashPassword } from "./passwordHash.ts";
import { requirePassword } from "./requirePassword.ts";
import { resetRecovery } from "./resetRecovery.ts";
import { signedOutHeaders } from "./signedOutHeaders.ts";
import { deleteDevices } from "./store/knownDevices.ts";
import { deletePasswordTokens } from "./store/passwordTokens.ts";
import { savePassword } from "./store/users.ts";

/** Changes the password of the signed-in member, and ends all of their sessions, this one too. */
export const changePassword: Handler<"changePassword"> = async ({ body }, context) => {
  const { user, refused } = requireUser(context);
  if (refused) return refused;
  const verified = await requirePassword(context, user, body.passwordCurrent);
  if (verified.refused) return verified.refused;
  if (await isCommonPassword(body.password, context.sites.all()))
    return refuseField("passwordTooCommon", "password");
  const hash = await hashPassword(body.password, context.config.passwordCost);
  const changed = await inTransaction(context.store.db, async (trx) => {
    if (!(await savePassword(trx, user.id, hash, verified.hash))) return false;
    await endMemberSessions(trx, user.id);
    await deleteDevices(trx, user.id);
    await notifyMember(trx, user.id, "password", toEmailReader(context));
    await deletePasswordTokens(trx, user.id);
    await resetRecovery(trx, user.id);
    return true;
  });
  if (!changed) return refuseField("currentPasswordInvalid", "passwordCurrent");
  await verified.resetAttempts();
  return {
    status: 204,
    headers: signedOutHeaders(context),
  };
};
