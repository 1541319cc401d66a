import type { Region } from "@velours/sdk/types";

const region =
  (country: string, currency: Region["currency"], fulfillment: string) =>
  (label: string, label_fr: string): Region => ({
    label,
    label_fr,
    country,
    currency,
    fulfillment,
  });

/** Countries that pay in euros. */
export const euro: Region[] = [
  region("AT", "EUR", "EU")("Austria", "Autriche"),
  region("BE", "EUR", "EU")("Belgium", "Belgique"),
  region("DE", "EUR", "EU")("Germany", "Allemagne"),
  region("ES", "EUR", "EU")("Spain", "Espagne"),
  region("FI", "EUR", "EU")("Finland", "Finlande"),
  region("FR", "EUR", "EU")("France", "France"),
  region("IE", "EUR", "EU")("Ireland", "Irlande"),
  region("IT", "EUR", "EU")("Italy", "Italie"),
  region("NL", "EUR", "EU")("Netherlands", "Pays-Bas"),
  region("PT", "EUR", "EU")("Portugal", "Portugal"),
];

/** Where the stores sell to; the first is the default. Great Britain is served from the European stock. */
export const regions: Region[] = [
  region("US", "USD", "US")("United States", "États-Unis"),
  region("CA", "CAD", "CA")("Canada", "Canada"),
  region("GB", "GBP", "EU")("United Kingdom", "Royaume-Uni"),
  ...euro,
  region("AU", "USD", "INTL")("Australia", "Australie"),
  region("NZ", "USD", "INTL")("New Zealand", "Nouvelle-Zélande"),
  region("CH", "USD", "INTL")("Switzerland", "Suisse"),
  region("NO", "USD", "INTL")("Norway", "Norvège"),
  region("JP", "USD", "INTL")("Japan", "Japon"),
];
