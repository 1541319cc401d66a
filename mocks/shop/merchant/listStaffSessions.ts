import { colleagueRefusal } from "@velours/sdk/shop";
import { presentSignIn } from "../accounts/listSessions.ts";
import type { Handler } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";

/** Where a member of staff is signed in: a client of the mock is one browser. */
export const listStaffSessions: Handler<"listStaffSessions"> = ({ params: { id } }, context) => {
  const { members, member } = context.session;
  const refused = colleagueRefusal(context, members.list().find((each) => each.id === id)?.staff);
  if (refused !== null) return refused as MockResponse;
  return { status: 200, body: member?.id === id ? presentSignIn(context) : [] };
};
