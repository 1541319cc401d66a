import { authenticatorRefusal } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { changeStaffMember } from "./changeStaffMember.ts";

/** Removes the lost authenticator of a member of staff, who sets up another when they sign in again. */
export const resetStaffAuthenticator: Handler<"resetStaffAuthenticator"> = (input, context) =>
  changeStaffMember(context, "resetStaffAuthenticator", { ...input, body: null }, (member) => {
    const { merchant, session } = context;
    const made = session.keys.find(({ id }) => merchant?.kind === "key" && id === merchant.id);
    const caller = merchant?.kind === "staff" ? merchant.id : (made?.madeBy ?? null);
    const refused = authenticatorRefusal(caller, member.id);
    if (refused !== null) return refused as MockResponse;
    member.secondFactor = "setup";
    session.signOut(member);
    return { status: 204 };
  });
