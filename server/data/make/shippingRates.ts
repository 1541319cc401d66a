import type { Currency, ShippingRateRow } from "@velours/sdk/types";
import { euro } from "./regions.ts";

interface Lane {
  name: string;
  countries: string[];
  currency: Currency;
  service: string;
  duties?: number;
  /** Free from this subtotal on. */
  free: number;
  standard: [amount: number, days: [number, number]];
  express: [amount: number, days: [number, number]];
}

/** Where parcels go, and what they cost. */
export const lanes: Lane[] = [
  {
    name: "us",
    countries: ["US"],
    currency: "USD",
    service: "usps",
    free: 69,
    standard: [7, [3, 6]],
    express: [18, [1, 2]],
  },
  {
    name: "ca",
    countries: ["CA"],
    currency: "CAD",
    service: "canada-post",
    free: 95,
    standard: [10, [4, 8]],
    express: [24, [2, 3]],
  },
  {
    name: "gb",
    countries: ["GB"],
    currency: "GBP",
    service: "royal-mail",
    duties: 4.5,
    free: 60,
    standard: [6, [3, 5]],
    express: [15, [1, 2]],
  },
  // Dollars too: a parcel to the United Kingdom owes duties whatever it is paid in.
  {
    name: "gb-usd",
    countries: ["GB"],
    currency: "USD",
    service: "royal-mail",
    duties: 4.5,
    free: 150,
    standard: [24, [7, 15]],
    express: [48, [3, 6]],
  },
  {
    name: "eu",
    countries: euro.map(({ country }) => country),
    currency: "EUR",
    service: "dhl",
    free: 75,
    standard: [8, [3, 7]],
    express: [19, [2, 3]],
  },
  {
    name: "world",
    countries: ["*"],
    currency: "USD",
    service: "usps-international",
    free: 150,
    standard: [24, [7, 15]],
    express: [48, [3, 6]],
  },
];

const words = { standard: ["Standard", "Standard"], express: ["Express", "Express"] } as const;

function row(
  lane: Lane,
  type: "standard" | "express",
  suffix: string,
  amount: number,
  range: ShippingRateRow["range"],
): ShippingRateRow {
  return {
    identifier: `${lane.name}-${type}${suffix}`,
    service: lane.service,
    type,
    label: words[type][0],
    label_fr: words[type][1],
    countries: lane.countries,
    currency: lane.currency,
    amount,
    ...(lane.duties === undefined ? {} : { duties: lane.duties }),
    range,
    estimate: { type: "relative", unit: "days", value: lane[type][1] },
  };
}

/** Standard with a price below a subtotal and free from it on, and express, for each country in its currency. */
export const shippingRates: ShippingRateRow[] = lanes.flatMap((lane) => [
  row(lane, "standard", "", lane.standard[0], { min: 0, max: lane.free }),
  row(lane, "standard", "-free", 0, { min: lane.free, max: null }),
  row(lane, "express", "", lane.express[0], { min: 0, max: null }),
]);
