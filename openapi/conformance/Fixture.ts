import { readFileSync } from "node:fs";
import type { Address, Currency, ShippingRateRow } from "@velours/sdk/types";

interface Item {
  product: number;
  variant: number;
}

/** A rate of tax on goods, in percent; shipping is not taxed. State null is the whole country. */
export interface TaxRate {
  country: string;
  state: string | null;
  currency: Currency;
  rate: number;
  /** The prices contain it. */
  included: boolean;
}

/** Data of an implementation while it is checked. README.md says each part. */
export interface Fixture {
  site: string;
  /** A code of the contract that names no site here. */
  absentSite: string | null;
  /** Sent with each request. */
  headers: Record<string, string>;
  /** A request that clears counts and limits, below the origin; null where there is none. */
  reset: { method: string; path: string } | null;
  /** A request that fills the stock again, below the origin, sent before a run; null where there is none. */
  restock: { method: string; path: string } | null;
  merchantKey: string | null;
  member: { email: string; password: string };
  botCheck: { type: string; token: string };
  /** Beginnings of payment nonces. */
  nonces: { ok: string; declined: string; insufficient: string };
  products: { first: Item; second: Item; third: Item; many: Item };
  /** No unit is left anywhere. */
  soldOut: Item;
  /** Sold on another site only. */
  notSold: Item;
  /** Quantities of which the stock is enough for one order and not for two; each run uses up the first that is. */
  scarce: (Item & { quantity: number })[];
  collection: string;
  search: string;
  campaign: { kind: string; handle: string };
  promotions: { valid: string[]; expired: string; unavailable: string; otherSite: string; unknown: string };
  giftCards: {
    /** Stays above 0. */
    large: string;
    /** Spent by the run: the first with an amount. */
    once: string[];
    expended: string;
    otherSite: string;
    otherCurrency: string;
    unknown: string;
  };
  places: { currency: Currency; address: Address }[];
  taxRates: TaxRate[];
  shippingRates: ShippingRateRow[];
}

const read = (file: string | URL): Partial<Fixture> => JSON.parse(readFileSync(file, "utf8"));

/** The demo data's fixture, with the parts that a file of the same shape replaces. */
export function readFixture(file?: string): Fixture {
  const demo = read(new URL("./fixture.json", import.meta.url)) as Fixture;
  const own = file === undefined ? {} : read(file);
  const unknown = Object.keys(own).filter((key) => !(key in demo));
  if (unknown.length > 0) throw new Error(`${file} names ${unknown.join(", ")}, which no fixture has.`);
  return { ...demo, ...own };
}
