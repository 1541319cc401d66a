import { colleagueRefusal } from "@velours/sdk/shop";
import type { Member, Role } from "../../session/Member.ts";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Context, Input } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";

type Operation =
  | "changeStaff"
  | "removeStaff"
  | "closeStaffSessions"
  | "endStaffSession"
  | "resetStaffAuthenticator";

/**
 * Changes a member of staff whom the caller may change, once for an Idempotency-Key. `change` is told the ids of the owners
 * of all sites.
 */
export const changeStaffMember = (
  context: Context,
  operation: Operation,
  input: { params: { id: number }; headers: Input<"changeStaff">["headers"]; body?: unknown },
  change: (member: Member & { staff: Role }, owners: readonly number[]) => MockResponse,
) =>
  onceForKey(context, operation, input, () => {
    const members = context.session.members.list();
    const member = members.find(({ id }) => id === input.params.id);
    const refused = colleagueRefusal(context, member?.staff);
    if (refused !== null) return refused as MockResponse;
    const owners = members.filter(({ staff }) => staff?.role === "owner" && staff.sites === null);
    return change(
      member as Member & { staff: Role },
      owners.map(({ id }) => id),
    );
  });
