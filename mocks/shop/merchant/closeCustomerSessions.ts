import { signOutRefusal } from "@velours/sdk/shop";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { refuse } from "../refuse.ts";
import { findPerson } from "./findPeople.ts";

/** Signs a customer out everywhere; a client of the mock is one browser. */
export const closeCustomerSessions: Handler<"closeCustomerSessions"> = (input, context) =>
  onceForKey(context, "closeCustomerSessions", input, () => {
    const member = findPerson(context, input.params.id)?.member;
    if (member === undefined) return refuse("resourceDoesNotExist");
    const barred = signOutRefusal({ isStaff: member.staff !== undefined });
    if (barred !== null) return barred as MockResponse;
    context.session.signOut(member);
    return { status: 204 };
  });
