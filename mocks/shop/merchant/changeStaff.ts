import { grantRefusal, lastOwnerRefusal } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { changeStaffMember } from "./changeStaffMember.ts";
import { presentStaff } from "./presentStaff.ts";
import { refuseMoved } from "./refuseMoved.ts";

/** Gives a member of staff another role, or other sites. */
export const changeStaff: Handler<"changeStaff"> = (input, context) => {
  const { session, merchant } = context;
  const { role, sites = merchant?.sites ?? null } = input.body;
  const refused = grantRefusal(context, { role, sites });
  if (refused !== null) return refused as MockResponse;
  return changeStaffMember(context, "changeStaff", input, (member, owners) => {
    const moved = refuseMoved(presentStaff(member, member.staff, session), input.headers["if-match"]);
    if (moved !== undefined) return moved;
    const last = role === "owner" && sites === null ? null : lastOwnerRefusal(owners, member.id);
    if (last !== null) return last as MockResponse;
    const staff = { ...member.staff, role, sites };
    session.members.setStaff(member, staff);
    return { status: 200, body: presentStaff(member, staff, session) };
  });
};
