import type { Handler } from "../../platform/contract.ts";
import { requireUser } from "../sessions/requireUser.ts";
import { closeOtherSessions, closeSession } from "../sessions/store.ts";
import { requirePassword } from "./requirePassword.ts";

/** Ends one session of the member or all others, after their password. */
export const closeSessions: Handler<"closeSessions"> = async ({ params, body }, context) => {
  const { user, refused } = requireUser(context, params.id);
  if (refused) return refused;
  const verified = await requirePassword(context, user, body.passwordCurrent);
  if (verified.refused) return verified.refused;
  const { db } = context.store;
  if (body.session === null) await closeOtherSessions(db, user.id, context.sessionId);
  else await closeSession(db, user.id, body.session);
  await verified.resetAttempts();
  return { status: 204 };
};
