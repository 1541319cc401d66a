import type { Order } from "@velours/sdk/types";
import type { Context } from "../Handler.ts";

/** Who is signed in earns, else the member with this address, else the address; a stranger does not see a member's balance. */
export function creditOrder({ session, site }: Context, { user }: Order, amount: number): Order["credits"] {
  const member = session.member ?? session.members.find(user.email);
  const owner = member === undefined ? { email: user.email } : { member: member.id };
  const { balance, history } = session.credits.add(owner, site, amount);
  return member === session.member || member === undefined ? { balance, history } : null;
}
