import { type Parts, rowKinds } from "@velours/sdk/import";
import type { Db, Transaction } from "../../../platform/store/schema.ts";
import { readShippingRates, replaceShippingRates } from "../../shipping/store.ts";
import { listTaxRates, replaceTaxRates } from "../../taxes/store.ts";

export type RatesPart = "shippingRates" | "taxRates";
export type Rate<Part extends RatesPart> = Parts[Part];

interface RateTable<Part extends RatesPart> {
  list: (db: Db) => Promise<Rate<Part>[]>;
  replace: (trx: Transaction, rates: readonly Rate<Part>[]) => Promise<void>;
  /** The key that imports find a rate by. */
  getKey: (rate: Rate<Part>) => string;
  /** The order of the rates is the merchant's. */
  isOrdered: boolean;
}

/** The tables of rates that a merchant saves as a whole. */
export const rateTables: { [Part in RatesPart]: RateTable<Part> } = {
  shippingRates: {
    list: readShippingRates,
    replace: replaceShippingRates,
    getKey: (rate) => String(rowKinds.shippingRates.getKeys(rate).identifier),
    isOrdered: true,
  },
  taxRates: {
    list: listTaxRates,
    replace: replaceTaxRates,
    getKey: (rate) => String(rowKinds.taxRates.getKeys(rate).place),
    isOrdered: false,
  },
};
