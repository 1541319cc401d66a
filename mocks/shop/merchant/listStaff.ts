import { coversSites } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { presentStaff } from "./presentStaff.ts";

/** The members of staff at the caller's sites. */
export const listStaff: Handler<"listStaff"> = (_, { session, merchant }) => ({
  status: 200,
  body: session.members
    .list()
    .flatMap((member) => (member.staff ? [presentStaff(member, member.staff, session)] : []))
    .filter(({ sites }) => coversSites(merchant, sites)),
});
