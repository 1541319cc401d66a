import { round2 } from "@velours/sdk/rules";
import type { Order } from "@velours/sdk/types";
import { Kept } from "./Kept.ts";

type OrderCredits = NonNullable<Order["credits"]>;

const historyLength = 100;

/** Cash back of one session, by e-mail address and site: a guest's waits under the address, a member's has it as well. */
export class CreditsLedger {
  readonly #balances = new Kept<string, OrderCredits>(100);

  /** Undefined where nothing was ever earned or spent. */
  find(email: string, site: string): OrderCredits | undefined {
    return this.#balances.get(key(email, site));
  }

  /** `amount` is above 0 for what was earned, below for what was spent; 0 only begins the balance. */
  add(email: string, site: string, amount: number): OrderCredits {
    const { balance, history } = this.find(email, site) ?? { balance: 0, history: [] };
    const entry = { type: amount > 0 ? "increase" : "decrease", amount: Math.abs(amount) } as const;
    const credits: OrderCredits = {
      balance: round2(balance + amount),
      history: amount === 0 ? history : [...history, entry].slice(-historyLength),
    };
    this.#balances.set(key(email, site), credits);
    return credits;
  }
}

const key = (email: string, site: string): string => `${site} ${email.toLowerCase()}`;
