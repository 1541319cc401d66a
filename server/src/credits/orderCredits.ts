import type { Order } from "@velours/sdk/types";
import type { Transaction } from "kysely";
import { findUser } from "../accounts/users.ts";
import type { Context } from "../context.ts";
import type { Database } from "../store/schema.ts";
import { earnCredits, type Owner, openCredits, readCredits } from "./store.ts";

/** Who gets the cash back of an order; `shown` is whether the buyer may see the balance. */
export interface Earner {
  owner: Owner;
  shown: boolean;
}

/** The member who is signed in, else the one with this address, else the address itself. */
export async function earnerOf({ user, store }: Context, email: string): Promise<Earner> {
  if (user !== undefined) return { owner: { userId: user.id }, shown: true };
  const member = await findUser(store.db, email);
  // Whoever knows an address must not learn what its member has.
  return member === undefined
    ? { owner: { email }, shown: true }
    : { owner: { userId: member.id }, shown: false };
}

/** The balance an order earns for, locked; null where none is earned. */
export async function openEarned(
  trx: Transaction<Database>,
  earner: Earner | null,
  site: string,
): Promise<OpenBalance | null> {
  return earner && { id: await openCredits(trx, earner.owner, site), shown: earner.shown };
}

export interface OpenBalance {
  id: string;
  shown: boolean;
}

/** Adds what an order earned, and answers the balance after it; null where it is not to be shown. */
export async function creditOrder(
  trx: Transaction<Database>,
  { id, shown }: OpenBalance,
  order: Pick<Order, "id">,
  amount: number,
): Promise<Order["credits"]> {
  if (amount > 0) await earnCredits(trx, id, amount, order.id);
  if (!shown) return null;
  const { balance, history } = await readCredits(trx, id);
  return { balance, history };
}
