import { describeDevice } from "@velours/sdk/shop";
import type { MemberSession } from "@velours/sdk/types";
import type { Context, Handler } from "../Handler.ts";
import { requireMember } from "./requireMember.ts";

/** Where the session's member is signed in: a client of the mock is one browser. */
export function presentSignIn({ session, now }: Pick<Context, "session" | "now">): MemberSession[] {
  const { signIn } = session;
  if (signIn === undefined) return [];
  const { id, at, userAgent } = signIn;
  return [
    {
      id,
      created_at: at.toISOString(),
      used_at: now.toISOString(),
      device: describeDevice(userAgent),
      current: true,
    },
  ];
}

export const listSessions: Handler<"listSessions"> = ({ params }, context) => {
  const { refused } = requireMember(context, params.id);
  return refused ?? { status: 200, body: presentSignIn(context) };
};
