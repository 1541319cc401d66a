import { taxRateProblems } from "@velours/sdk/rules";
import type { TaxRateRow } from "@velours/sdk/types";
import { m } from "../../../platform/text/m.ts";
import type { RateTable } from "./RateTable.ts";

export const taxTable: RateTable<TaxRateRow> = {
  fields: [
    { path: "country", kind: "country", label: m.country, hint: m.desk_rate_country_hint, isKey: true },
    {
      path: "state",
      kind: "state",
      label: m.desk_rate_state,
      hint: m.desk_rate_state_hint,
      empty: null,
      isKey: true,
    },
    { path: "rate", kind: "percent", label: m.desk_rate_percent },
    { path: "name", kind: "text", label: m.desk_rate_tax_name, empty: undefined },
    { path: "shipping", kind: "flag", label: m.desk_rate_shipping_taxed },
    { path: "included", kind: "flag", label: m.desk_rate_included },
  ],
  getKey: ({ country, state }) => (state === null ? country : `${country}-${state}`),
  blank: { state: null, shipping: false, included: false },
  listProblems: taxRateProblems,
};
