import { round2 } from "@velours/sdk/rules";
import type { Order } from "@velours/sdk/types";
import type { Member } from "../../session/Member.ts";
import type { Context } from "../Handler.ts";

/**
 * Adds what an order earned: to the member whose address is proven, else to the address, where it waits. A member who is
 * signed in with a proven address sees the balance, everybody else what this order earned.
 */
export function creditOrder(
  { session, site }: Pick<Context, "session" | "site">,
  buyer: Member | undefined,
  { user, credits, invoice: { currency } }: Order,
  amount: number,
): Order["credits"] {
  const place = { site, currency };
  const before = credits ?? { balance: 0, earned: 0, history: [] };
  const earned = round2(before.earned + amount);
  if (buyer?.proven) {
    const { balance, history } = session.credits.add({ member: buyer.id }, place, amount);
    return { balance, earned, history };
  }
  const member = session.members.find(user.email);
  session.credits.add(member?.proven ? { member: member.id } : { email: user.email }, place, amount);
  const { balance, history } = before;
  return {
    balance: round2(balance + amount),
    earned,
    history: amount > 0 ? [...history, { type: "increase", amount }] : history,
  };
}
