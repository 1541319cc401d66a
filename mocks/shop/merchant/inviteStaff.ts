import { grantRefusal, inviteeRefusal, toUsername } from "@velours/sdk/shop";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { refuse } from "../refuse.ts";
import { presentStaff } from "./presentStaff.ts";

/** Gives the owner of an address a role. No email is sent. */
export const inviteStaff: Handler<"inviteStaff"> = (input, context) =>
  onceForKey(context, "inviteStaff", input, () => {
    const { session, merchant, now } = context;
    const { members } = session;
    const { email, role, sites = merchant?.sites ?? null } = input.body;
    const refused = grantRefusal(context, { role, sites });
    if (refused !== null) return refused as MockResponse;
    const existing = members.find(email);
    const barred = existing && inviteeRefusal(context, existing.staff);
    if (barred) return barred as MockResponse;
    const username = toUsername(email);
    const member =
      existing ??
      members.add({
        email,
        username,
        password: null,
        levels: { sites: [context.site] },
        secondFactor: "setup",
      });
    if (member === undefined) return refuse("staffExists");
    // Anyone can join with any address: alone a shopper's password would set up the authenticator.
    if (member.secondFactor !== "token") member.password = null;
    session.signOut(member);
    const staff = { role, sites, since: now.toISOString() };
    members.setStaff(member, staff);
    return { status: 201, body: presentStaff(member, staff, session) };
  });
