import { shippingRateProblems } from "@velours/sdk/rules";
import type { ShippingRateRow } from "@velours/sdk/types";
import { m } from "../../../platform/text/m.ts";
import type { RateTable } from "./RateTable.ts";

export const shippingTable: RateTable<ShippingRateRow> = {
  fields: [
    { path: "identifier", kind: "text", label: m.desk_rate_identifier, isKey: true },
    { path: "countries", kind: "countries", label: m.desk_site_countries, hint: m.desk_rate_countries_hint },
    { path: "currency", kind: "currency", label: m.desk_currency },
    { path: "amount", kind: "amount", label: m.price },
    { path: "range.min", kind: "amount", label: m.desk_rate_from },
    {
      path: "range.max",
      kind: "amount",
      label: m.desk_rate_below,
      hint: m.desk_rate_below_hint,
      empty: null,
    },
    {
      path: "duties",
      kind: "amount",
      label: m.duties,
      hint: m.desk_rate_duties_hint,
      empty: undefined,
    },
    { path: "estimate.value[0]", kind: "days", label: m.desk_rate_first_day },
    { path: "estimate.value[1]", kind: "days", label: m.desk_rate_last_day },
    { path: "label", kind: "text", label: m.desk_rate_label },
    { path: "label_fr", kind: "text", label: m.desk_name_fr, empty: undefined },
    { path: "service", kind: "text", label: m.desk_carrier, hint: m.desk_rate_service_hint },
    { path: "type", kind: "text", label: m.desk_rate_type, hint: m.desk_rate_type_hint },
  ],
  getKey: ({ identifier }) => identifier,
  blank: {
    type: "standard",
    range: { min: 0, max: null },
    estimate: { type: "relative", unit: "days", value: [] },
  },
  listProblems: shippingRateProblems,
};
