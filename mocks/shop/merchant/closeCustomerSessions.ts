import { signOutRefusal } from "@velours/sdk/shop";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { refuse } from "../refuse.ts";
import { findPerson } from "./findPeople.ts";

/** Signs a customer out everywhere; a client of the mock is one browser. */
export const closeCustomerSessions: Handler<"closeCustomerSessions"> = ({ params, headers }, context) =>
  onceForKey(context, "closeCustomerSessions", { headers, body: params }, () => {
    const member = findPerson(context, params.id)?.member;
    if (member === undefined) return refuse("resourceDoesNotExist");
    const barred = signOutRefusal({ isStaff: member.staff !== undefined });
    if (barred !== null) return barred as MockResponse;
    context.session.signOut(member);
    return { status: 204 };
  });
