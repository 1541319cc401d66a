import type { Handler } from "../Handler.ts";
import { refuseField } from "../refuse.ts";
import { requireMember } from "./requireMember.ts";

/** Another password; the session ends, as every session of the member does in the shop. */
export const changePassword: Handler<"changePassword"> = ({ body }, context) => {
  const { member, refused } = requireMember(context);
  if (refused) return refused;
  if (body.passwordCurrent !== member.password)
    return refuseField("currentPasswordInvalid", "passwordCurrent");
  member.password = body.password;
  member.revision = context.session.members.nextRevision();
  context.session.signOut(member);
  return { status: 204, headers: { "clear-site-data": '"cache"' } };
};
