/** Somebody's address in each region the walk goes to. */
export interface Destination {
  country: string;
  currency: "USD" | "CAD" | "GBP" | "EUR";
  /** Stock the country is served from, besides INTL. */
  fulfillment: "US" | "CA" | "EU" | "INTL";
  city: string;
  /** Code of the select where there is a list, else free text. */
  state: string;
  zip: string;
}

export const DESTINATIONS: readonly Destination[] = [
  { country: "US", fulfillment: "US", currency: "USD", city: "Austin", state: "TX", zip: "78701" },
  { country: "CA", fulfillment: "CA", currency: "CAD", city: "Toronto", state: "ON", zip: "M5V 2T6" },
  {
    country: "GB",
    fulfillment: "EU",
    currency: "GBP",
    city: "London",
    state: "Greater London",
    zip: "SW1A 1AA",
  },
  { country: "FR", fulfillment: "EU", currency: "EUR", city: "Lyon", state: "Rhône", zip: "69001" },
  { country: "DE", fulfillment: "EU", currency: "EUR", city: "Berlin", state: "Berlin", zip: "10115" },
  { country: "AU", fulfillment: "INTL", currency: "USD", city: "Sydney", state: "NSW", zip: "2000" },
];

export function destinationOf(country: string): Destination {
  const found = DESTINATIONS.find((destination) => destination.country === country);
  if (!found) throw new Error(`The walk knows no address in ${country}.`);
  return found;
}
