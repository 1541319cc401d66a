import { round2 } from "@velours/sdk/rules";
import type { Order } from "@velours/sdk/types";
import type { Owner } from "../../session/CreditsLedger.ts";
import type { Member } from "../../session/Member.ts";
import type { MockSession, PlacedOrder } from "../../session/MockSession.ts";
import type { Context } from "../Handler.ts";

/** The earner of an order: the member whose address is proven, else the address, where cash back waits. */
export function findEarner(
  { session }: Pick<Context, "session">,
  buyer: Member | undefined,
  email: string,
): Owner {
  return buyer?.proven ? { member: buyer.id } : findHolder(session, { earner: { email } });
}

/** The holder of what an order earned: cash back that waited under an address is claimed once the address is proven. */
export function findHolder(
  { members }: Pick<MockSession, "members">,
  { earner }: Pick<PlacedOrder, "earner">,
): Owner {
  const account = "email" in earner ? members.find(earner.email) : undefined;
  return account?.proven ? { member: account.id } : earner;
}

/**
 * Adds what an order earned. A member who is signed in with a proven address sees the balance, everybody else what this
 * order earned.
 */
export function creditOrder(
  { session, site }: Pick<Context, "session" | "site">,
  buyer: Member | undefined,
  placed: Pick<PlacedOrder, "order" | "earner">,
  amount: number,
): Order["credits"] {
  const { credits, invoice } = placed.order;
  const before = credits ?? { balance: 0, earned: 0, history: [] };
  const earned = round2(before.earned + amount);
  const held = session.credits.add(
    findHolder(session, placed),
    { site, currency: invoice.currency },
    amount,
    placed.order.number,
  );
  if (buyer?.proven) return { balance: held.balance, earned, history: held.history };
  const { balance, history } = before;
  return {
    balance: round2(balance + amount),
    earned,
    history: amount > 0 ? [...history, { type: "increase", amount }] : history,
  };
}
