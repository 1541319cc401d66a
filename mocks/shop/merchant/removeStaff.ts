import { lastOwnerRefusal } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { changeStaffMember } from "./changeStaffMember.ts";

/** Takes the role of a member of staff away, signs them out and revokes their keys. */
export const removeStaff: Handler<"removeStaff"> = (input, context) =>
  changeStaffMember(context, "removeStaff", input, (member, owners) => {
    const last = lastOwnerRefusal(owners, member.id);
    if (last !== null) return last as MockResponse;
    const { session, now } = context;
    session.members.setStaff(member, undefined);
    session.signOut(member);
    for (const key of session.keys) if (key.madeBy === member.id) key.revokedAt ??= now.toISOString();
    return { status: 204 };
  });
