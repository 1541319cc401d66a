import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { changeStaffMember } from "./changeStaffMember.ts";

/** Signs a member of staff out of one browser, which is the session's client. */
export const endStaffSession: Handler<"endStaffSession"> = (input, context) =>
  changeStaffMember(context, "endStaffSession", input, (member) => {
    const { session } = context;
    if (session.member?.id !== member.id || session.signIn?.id !== input.params.session)
      return refuse("resourceDoesNotExist");
    session.signOut(member);
    return { status: 204 };
  });
