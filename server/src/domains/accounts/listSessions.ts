import type { Handler } from "../../platform/contract.ts";
import { presentSession } from "../sessions/presentSession.ts";
import { requireUser } from "../sessions/requireUser.ts";
import { readMemberSessions } from "../sessions/store.ts";

/** Where the member is signed in. */
export const listSessions: Handler<"listSessions"> = async ({ params }, context) => {
  const { user, refused } = requireUser(context, params.id);
  if (refused) return refused;
  const rows = await readMemberSessions(context.store.db, user.id);
  return { status: 200, body: rows.map((row) => presentSession(row, context.sessionId)) };
};
