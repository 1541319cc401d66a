import { round2 } from "@velours/sdk/rules";
import type { Order } from "@velours/sdk/types";
import type { Transaction } from "../../platform/store/schema.ts";
import { earnCredits, type Owner, openCredits, readCredits } from "./store.ts";

/** The owner who earns the cash back of an order; `shown` is whether the buyer may see the balance. */
export interface Earner {
  owner: Owner;
  shown: boolean;
}

/** The balance an order earns for, locked; null where none is earned. */
export async function openEarned(
  trx: Transaction,
  earner: Earner | null,
  site: string,
): Promise<OpenBalance | null> {
  return earner && { id: await openCredits(trx, earner.owner, site), shown: earner.shown };
}

export interface OpenBalance {
  id: string;
  shown: boolean;
}

/**
 * Adds what an order earned. Returns the new balance to its owner, and to any other buyer only what this order earned,
 * so that the response does not reveal whether the address has an account.
 */
export async function creditOrder(
  trx: Transaction,
  { id, shown }: OpenBalance,
  order: Pick<Order, "id" | "credits">,
  amount: number,
): Promise<NonNullable<Order["credits"]>> {
  if (amount > 0) await earnCredits(trx, id, amount, order.id);
  if (shown) {
    const { balance, history } = await readCredits(trx, id);
    return { balance, history };
  }
  const { balance, history } = order.credits ?? { balance: 0, history: [] };
  return {
    balance: round2(balance + amount),
    history: amount > 0 ? [...history, { type: "increase", amount }] : history,
  };
}
