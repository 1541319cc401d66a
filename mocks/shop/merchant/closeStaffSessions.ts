import type { Handler } from "../Handler.ts";
import { changeStaffMember } from "./changeStaffMember.ts";

/** Signs a member of staff out; a client of the mock is one browser. */
export const closeStaffSessions: Handler<"closeStaffSessions"> = (input, context) =>
  changeStaffMember(context, "closeStaffSessions", input, (member) => {
    context.session.signOut(member);
    return { status: 204 };
  });
