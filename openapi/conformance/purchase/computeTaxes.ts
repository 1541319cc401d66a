import { round2, sumAmounts } from "@velours/sdk/rules";
import type { TaxRequest } from "@velours/sdk/shop";
import type { Taxes } from "@velours/sdk/types";
import type { TaxRate } from "../Fixture.ts";

/** Taxes of the fixture's rates: on top of the prices, or contained in them. */
export function computeTaxes(rates: readonly TaxRate[], request: TaxRequest): Taxes {
  const { address, currency, duties, lines } = request;
  const row = rates.find(
    (rate) =>
      rate.currency === currency &&
      rate.country === address.country &&
      (rate.state === null || rate.state === address.state),
  );
  const { rate = 0, included = false } = row ?? {};
  const taxable = sumAmounts(
    lines.map((line) => Math.max(0, line.unit_price * line.quantity - line.discount)),
  );
  const regional = round2((taxable * rate) / (included ? 100 + rate : 100));
  return {
    total: round2(regional + duties),
    _total: { shipping: duties, regional },
    data: null,
    included,
  };
}
