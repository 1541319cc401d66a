import type { Handler } from "../../platform/contract.ts";
import { refuseField } from "../../platform/http/refuseField.ts";
import { refuseTry } from "../../platform/limits/refuseTry.ts";
import { forgetTries } from "../../platform/limits/store.ts";
import { requireUser } from "../sessions/requireUser.ts";
import { closeOtherSessions, closeSession } from "../sessions/store.ts";
import { checkPassword } from "./passwordHash.ts";
import { findUser } from "./store/users.ts";

/** Ends one session of the member or all others, after their password. */
export const closeSessions: Handler<"closeSessions"> = async ({ params, body }, context) => {
  const { user, refused } = requireUser(context, params.id);
  if (refused) return refused;
  const { db } = context.store;
  const counted = { limit: "passwordUser", of: user.id } as const;
  const limited = await refuseTry(context, [counted]);
  if (limited !== null) return limited;
  const known = (await findUser(db, user.email))?.password;
  if (known == null || !(await checkPassword(body.passwordCurrent, known)))
    return refuseField("currentPasswordInvalid", "passwordCurrent");
  if (body.session === null) await closeOtherSessions(db, user.id, context.sessionId);
  else await closeSession(db, user.id, body.session);
  await forgetTries(db, counted);
  return { status: 204 };
};
