import { round2 } from "@velours/sdk/rules";
import type { Credits } from "@velours/sdk/types";
import { LruMap } from "./LruMap.ts";

const historyLength = 100;
const year = 365 * 24 * 60 * 60;

const secondsNow = (): number => (Date.now() - (Date.now() % 1000)) / 1000;

/** Whose cash back: a member's, or a guest's by email address. */
export type Owner = { member: number } | { email: string };

/** Cash back of one session, by owner and site. */
export class CreditsLedger {
  readonly #balances = new LruMap<string, Credits>(100);
  readonly #newId: () => string;

  constructor(newId: () => string) {
    this.#newId = newId;
  }

  /** The balance; one that is not there is begun. */
  open(owner: Owner, site: string): Credits {
    const key = `${site} ${"member" in owner ? owner.member : owner.email.toLowerCase()}`;
    const balance = this.#balances.get(key);
    if (balance !== undefined) return balance;
    const data = { uuid: this.#newId(), balance: 0, date_expired: null };
    const credits: Credits = { ...data, data, history: [] };
    this.#balances.set(key, credits);
    return credits;
  }

  /** Gives a member what waited under their address, on each of these sites. */
  claim(email: string, member: number, sites: Iterable<string>): void {
    for (const site of sites) {
      const waiting = this.open({ email }, site);
      this.add({ member }, site, waiting.balance);
      this.#balances.delete(`${site} ${email.toLowerCase()}`);
    }
  }

  /** `amount` is above 0 for what was earned, below for what was spent; 0 only begins the balance. */
  add(owner: Owner, site: string, amount: number): Credits {
    const credits = this.open(owner, site);
    if (amount === 0) return credits;
    const type = amount > 0 ? "increase" : "decrease";
    credits.data.balance = round2(credits.balance + amount);
    if (amount > 0) credits.data.date_expired = secondsNow() + year;
    Object.assign(credits, credits.data);
    credits.history = [...credits.history, { type, amount: Math.abs(amount) } as const].slice(-historyLength);
    return credits;
  }
}
