import { type Handler, refuse } from "../../platform/contract.ts";
import { refuseField } from "../../platform/http/refuseField.ts";
import { throttleRequest } from "../../platform/limits/throttleRequest.ts";
import { toEmailReader } from "../../platform/mail/EmailReader.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { endMemberSessions } from "../sessions/store.ts";
import { isCommonPassword } from "./commonPasswords.ts";
import { notifyMember } from "./notifyMember.ts";
import { hashPassword } from "./passwordHash.ts";
import { resetRecovery } from "./resetRecovery.ts";
import { deleteDevices } from "./store/knownDevices.ts";
import { holdsPasswordToken, usePasswordToken } from "./store/passwordTokens.ts";
import { deleteUnprovenData, savePassword } from "./store/users.ts";
import { verifyEmail } from "./verifyEmail.ts";

/** Sets the password with the token of an emailed link, once, and ends every session of its member. */
export const resetPassword: Handler<"resetPassword"> = async ({ query, body }, context) => {
  const limited = await throttleRequest(context, [{ limit: "resetIp", of: context.ip }]);
  if (limited !== null) return limited;
  const { db } = context.store;
  // A refused password leaves the token unused.
  if (!(await holdsPasswordToken(db, query.token))) return refuse("passwordTokenInvalid");
  if (await isCommonPassword(body.password, context.sites.all()))
    return refuseField("passwordTooCommon", "password");
  const hash = await hashPassword(body.password, context.config.passwordCost);
  const userId = await inTransaction(db, async (trx) => {
    const id = await usePasswordToken(trx, query.token);
    if (id === undefined) return undefined;
    await savePassword(trx, id, hash);
    // Anyone can join with any address: until now the account may have been somebody else's.
    if (await verifyEmail(context, trx, id)) await deleteUnprovenData(trx, id);
    await endMemberSessions(trx, id);
    await deleteDevices(trx, id);
    await notifyMember(trx, id, "password", toEmailReader(context));
    await resetRecovery(trx, id);
    return id;
  });
  return userId === undefined ? refuse("passwordTokenInvalid") : { status: 204 };
};
