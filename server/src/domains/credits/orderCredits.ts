import { round2 } from "@velours/sdk/rules";
import type { Order } from "@velours/sdk/types";
import type { Transaction } from "../../platform/store/schema.ts";
import { type CreditsPlace, earnCredits, type Owner, openCredits, readCredits } from "./store.ts";

/** The owner who earns the cash back of an order; `shown` is whether the buyer may see the balance. */
export interface CashBackRecipient {
  owner: Owner;
  shown: boolean;
}

/** The balance an order earns for, locked; null where none is earned. */
export async function openEarned(
  trx: Transaction,
  recipient: CashBackRecipient | null,
  place: CreditsPlace,
): Promise<OpenBalance | null> {
  return recipient && { id: await openCredits(trx, recipient.owner, place), shown: recipient.shown };
}

export interface OpenBalance {
  id: string;
  shown: boolean;
}

/**
 * Adds what an order earned to an open balance. Returns the new balance to its owner, and to any other buyer only what this
 * order earned, so that the response does not reveal whether the address has an account.
 */
export async function creditOrder(
  trx: Transaction,
  { id, shown }: OpenBalance,
  order: Pick<Order, "id" | "site" | "credits">,
  amount: number,
): Promise<NonNullable<Order["credits"]>> {
  if (amount > 0) await earnCredits(trx, id, amount, order.id);
  const alone = presentEarnedAlone(order, amount);
  if (!shown) return alone;
  const { balance, history } = await readCredits(trx, id);
  return { balance, earned: alone.earned, history };
}

/** An order's earned cash back, as another buyer than the owner of the balance sees it. */
export function presentEarnedAlone(
  order: Pick<Order, "credits">,
  amount: number,
): NonNullable<Order["credits"]> {
  const { balance, earned, history } = { balance: 0, earned: 0, history: [], ...order.credits };
  return {
    balance: round2(balance + amount),
    earned: round2(earned + amount),
    history: amount > 0 ? [...history, { type: "increase", amount }] : history,
  };
}
