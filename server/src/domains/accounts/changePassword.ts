import type { Handler } from "../../platform/contract.ts";
import { refuseField } from "../../platform/http/refuseField.ts";
import { refuseTry } from "../../platform/limits/refuseTry.ts";
import { forgetTries } from "../../platform/limits/store.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { requireUser } from "../sessions/requireUser.ts";
import { endSessionsOf } from "../sessions/store.ts";
import { isCommonPassword } from "./commonPasswords.ts";
import { checkPassword, hashPassword } from "./passwordHash.ts";
import { signedOut } from "./signedOut.ts";
import { forgetDevices } from "./store/knownDevices.ts";
import { deletePasswordTokens } from "./store/passwordTokens.ts";
import { findUser, savePassword } from "./store/users.ts";
import { tellMember } from "./tellMember.ts";

/** Another password for the signed-in member; every session of theirs ends, this one too. */
export const changePassword: Handler<"changePassword"> = async ({ body }, context) => {
  const { user, refused } = requireUser(context);
  if (refused) return refused;
  const { db } = context.store;
  const counted = { limit: "passwordUser", of: user.id } as const;
  const limited = await refuseTry(context, [counted]);
  if (limited !== null) return limited;

  const known = (await findUser(db, user.email))?.password;
  if (known == null || !(await checkPassword(body.passwordCurrent, known)))
    return refuseField("currentPasswordInvalid", "passwordCurrent");
  if (await isCommonPassword(body.password)) return refuseField("passwordTooCommon", "password");
  const hash = await hashPassword(body.password);
  const changed = await inTransaction(db, async (trx) => {
    if (!(await savePassword(trx, user.id, hash, known))) return false;
    await endSessionsOf(trx, user.id);
    await forgetDevices(trx, user.id);
    await tellMember(trx, user.id, "password", context.language);
    await deletePasswordTokens(trx, user.id);
    return true;
  });
  if (!changed) return refuseField("currentPasswordInvalid", "passwordCurrent");
  await forgetTries(db, counted);
  return {
    status: 204,
    headers: signedOut(context),
  };
};
