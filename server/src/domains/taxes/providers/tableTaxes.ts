import { ServiceUnavailableError } from "../../../platform/http/ServiceUnavailableError.ts";
import type { Db } from "../../../platform/store/schema.ts";
import { readTaxRates } from "../store.ts";
import type { TaxProvider } from "../TaxProvider.ts";
import { findRate, taxFromTable } from "../taxFromTable.ts";

/** Taxes by the merchant's own table of rates, which an import fills. A place without a rate is refused, not free. */
export const tableTaxes = (db: Db): TaxProvider => ({
  async calculate(question) {
    const country = question.address.country.toUpperCase();
    const rate = findRate(await readTaxRates(db, country), question.address);
    if (rate === undefined) throw new ServiceUnavailableError(`the tax table has no rate for ${country}`);
    return taxFromTable(rate, question);
  },
});
