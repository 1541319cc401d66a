import { describeDevice } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { requireMember } from "./requireMember.ts";

/** Where the member is signed in: a client of the mock is one browser. */
export const listSessions: Handler<"listSessions"> = ({ params }, context) => {
  const { refused } = requireMember(context, params.id);
  if (refused) return refused;
  const { signIn } = context.session;
  if (signIn === undefined) return { status: 200, body: [] };
  const { id, at, userAgent } = signIn;
  const created_at = at.toISOString();
  const used_at = context.now.toISOString();
  return {
    status: 200,
    body: [{ id, created_at, used_at, device: describeDevice(userAgent), current: true }],
  };
};
