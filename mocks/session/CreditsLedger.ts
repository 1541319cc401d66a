import { round2 } from "@velours/sdk/rules";
import { CREDITS_DAYS, nothingEarned } from "@velours/sdk/shop";
import type { Credits, Currency, Site } from "@velours/sdk/types";
import { LruMap } from "./LruMap.ts";

const historyLength = 100;

const secondsNow = (): number => (Date.now() - (Date.now() % 1000)) / 1000;

/** Whose cash back: a member's, or a guest's by email address. */
export type Owner = { member: number } | { email: string };

/** Where a balance is earned and spent: an owner has one for each. */
export interface CreditsPlace {
  site: string;
  currency: Currency;
}

interface Entry {
  time: string;
  type: "increase" | "decrease";
  amount: number;
  /** Number of the order it was about. */
  order: string | null;
}

/** A balance and its history. */
export type BalanceRecord = Omit<Credits, "others">;

const toKey = (owner: Owner, { site, currency }: CreditsPlace): string =>
  `${site} ${currency} ${"member" in owner ? owner.member : owner.email.toLowerCase()}`;

/** Cash back of one session, by owner, site and currency. */
export class CreditsLedger {
  readonly #balances = new LruMap<string, BalanceRecord>(100);
  readonly #newId: () => string;
  /** Changes of balances with what a history leaves out, the newest first. */
  readonly #entries = new LruMap<string, Entry[]>(100);

  constructor(newId: () => string) {
    this.#newId = newId;
  }

  /** The balance; one that is not there is begun. */
  open(owner: Owner, place: CreditsPlace): BalanceRecord {
    const key = toKey(owner, place);
    const balance = this.#balances.get(key);
    if (balance !== undefined) return balance;
    const credits = nothingEarned(this.#newId(), place.currency);
    this.#balances.set(key, credits);
    return credits;
  }

  /** An owner's balances on a site in other currencies; empty ones are left out. */
  others(owner: Owner, { code, currencies }: Pick<Site, "code" | "currencies">, currency: Currency) {
    return currencies.toSorted().flatMap((other): Credits["others"] => {
      const found = this.#balances.get(toKey(owner, { site: code, currency: other }));
      if (other === currency || found === undefined || found.balance === 0) return [];
      return [{ currency: other, balance: found.balance, date_expired: found.date_expired }];
    });
  }

  /** Gives a member what waited under their address, on each of these sites. */
  claim(email: string, member: number, sites: Iterable<Pick<Site, "code" | "currencies">>): void {
    for (const { code: site, currencies } of sites) {
      for (const currency of currencies) {
        const place = { site, currency };
        const waiting = this.#balances.get(toKey({ email }, place));
        if (waiting === undefined) continue;
        this.add({ member }, place, waiting.balance);
        this.#balances.delete(toKey({ email }, place));
      }
    }
  }

  /** `amount` is above 0 for what was earned, below for what was spent; 0 only begins the balance. */
  add(owner: Owner, place: CreditsPlace, amount: number, order: string | null = null): BalanceRecord {
    const credits = this.open(owner, place);
    if (amount === 0) return credits;
    const type = amount > 0 ? "increase" : "decrease";
    credits.data.balance = round2(credits.balance + amount);
    if (amount > 0) credits.data.date_expired = secondsNow() + CREDITS_DAYS * 86_400;
    Object.assign(credits, credits.data);
    credits.history = [...credits.history, { type, amount: Math.abs(amount) } as const].slice(-historyLength);
    const time = new Date().toISOString();
    const key = toKey(owner, place);
    const entries = [
      { time, type, amount: Math.abs(amount), order } as const,
      ...(this.#entries.get(key) ?? []),
    ];
    this.#entries.set(key, entries.slice(0, historyLength));
    return credits;
  }

  /** The balance that an owner has in a place, with its changes; undefined for one that was never begun. */
  find(owner: Owner, place: CreditsPlace): (BalanceRecord & { entries: readonly Entry[] }) | undefined {
    const key = toKey(owner, place);
    const balance = this.#balances.get(key);
    return balance && { ...balance, entries: this.#entries.get(key) ?? [] };
  }

  forget(owner: Owner, place: CreditsPlace): void {
    this.#balances.delete(toKey(owner, place));
    this.#entries.delete(toKey(owner, place));
  }
}
