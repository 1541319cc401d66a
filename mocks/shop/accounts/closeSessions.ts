import type { Handler } from "../Handler.ts";
import { refuseField } from "../refuse.ts";
import { requireMember } from "./requireMember.ts";

/** Ends the session when it is the one named; there are no others. */
export const closeSessions: Handler<"closeSessions"> = ({ params, body }, context) => {
  const { member, refused } = requireMember(context, params.id);
  if (refused) return refused;
  if (body.passwordCurrent !== member.password)
    return refuseField("currentPasswordInvalid", "passwordCurrent");
  if (body.session === context.session.signIn?.id) context.session.signOut(member);
  return { status: 204 };
};
