import type { Rate, RatesPart } from "@velours/sdk/shop";
import type { Db, Transaction } from "../../../platform/store/schema.ts";
import { readShippingRates, replaceShippingRates } from "../../shipping/store.ts";
import { listTaxRates, replaceTaxRates } from "../../taxes/store.ts";

interface RateTable<Part extends RatesPart> {
  list: (db: Db) => Promise<Rate<Part>[]>;
  replace: (trx: Transaction, rates: readonly Rate<Part>[]) => Promise<void>;
}

/** The tables of rates that a merchant saves as a whole. */
export const rateTables: { [Part in RatesPart]: RateTable<Part> } = {
  shippingRates: {
    list: readShippingRates,
    replace: replaceShippingRates,
  },
  taxRates: {
    list: listTaxRates,
    replace: replaceTaxRates,
  },
};
