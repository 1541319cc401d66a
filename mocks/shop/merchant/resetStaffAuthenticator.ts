import { authenticatorRefusal } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { findCallerMember } from "./approvals/findCallerMember.ts";
import { changeStaffMember } from "./changeStaffMember.ts";

/** Removes the lost authenticator of a member of staff, who sets up another when they sign in again. */
export const resetStaffAuthenticator: Handler<"resetStaffAuthenticator"> = (input, context) =>
  changeStaffMember(context, "resetStaffAuthenticator", input, (member) => {
    const { merchant, session } = context;
    const refused = authenticatorRefusal(findCallerMember(session, merchant), member.id);
    if (refused !== null) return refused as MockResponse;
    member.secondFactor = "setup";
    session.signOut(member);
    return { status: 204 };
  });
