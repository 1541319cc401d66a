import { toMemberAddress } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { presentMember } from "./presentMember.ts";
import { requireMember } from "./requireMember.ts";

/** Keeps an address of the member, checked by the rules of its kind. */
export const saveAddress: Handler<"saveAddress"> = ({ params: { id, kind }, body }, context) => {
  const { member, refused } = requireMember(context, id);
  if (refused) return refused;
  const address = toMemberAddress(kind, body, { testZips: true });
  member.addresses = { ...member.addresses, [kind]: address };
  return { status: 200, body: presentMember(member, context) };
};
