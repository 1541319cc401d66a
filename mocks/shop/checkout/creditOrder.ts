import { round2 } from "@velours/sdk/rules";
import type { Order } from "@velours/sdk/types";
import type { Owner } from "../../session/CreditsLedger.ts";
import type { Member } from "../../session/Member.ts";
import type { PlacedOrder } from "../../session/MockSession.ts";
import type { Context } from "../Handler.ts";

/** The earner of an order: the member whose address is proven, else the address, where cash back waits. */
export function findEarner(
  { session }: Pick<Context, "session">,
  buyer: Member | undefined,
  email: string,
): Owner {
  const member = buyer?.proven ? buyer : session.members.find(email);
  return member?.proven ? { member: member.id } : { email };
}

/**
 * Adds what an order earned. A member who is signed in with a proven address sees the balance, everybody else what this
 * order earned.
 */
export function creditOrder(
  { session, site }: Pick<Context, "session" | "site">,
  buyer: Member | undefined,
  { order: { credits, invoice }, earner }: Pick<PlacedOrder, "order" | "earner">,
  amount: number,
): Order["credits"] {
  const before = credits ?? { balance: 0, earned: 0, history: [] };
  const earned = round2(before.earned + amount);
  const held = session.credits.add(earner, { site, currency: invoice.currency }, amount);
  if (buyer?.proven) return { balance: held.balance, earned, history: held.history };
  const { balance, history } = before;
  return {
    balance: round2(balance + amount),
    earned,
    history: amount > 0 ? [...history, { type: "increase", amount }] : history,
  };
}
