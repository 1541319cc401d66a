import { describeDevice } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { requireUser } from "../sessions/requireUser.ts";
import { readMemberSessions } from "../sessions/store.ts";

/** Where the member is signed in. */
export const listSessions: Handler<"listSessions"> = async ({ params }, context) => {
  const { user, refused } = requireUser(context, params.id);
  if (refused) return refused;
  const rows = await readMemberSessions(context.store.db, user.id);
  const body = rows.map(({ id, token_hash, created_at, used_at, user_agent }) => ({
    id,
    created_at: new Date(created_at).toISOString(),
    used_at: new Date(used_at).toISOString(),
    device: describeDevice(user_agent),
    current: token_hash === context.sessionId,
  }));
  return { status: 200, body };
};
