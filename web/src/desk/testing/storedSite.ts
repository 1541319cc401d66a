import type { Site } from "@velours/sdk/types";

/** The settings of a site that names no services. */
export const storedSite: Site = {
  code: "boutique",
  name: "Velours",
  source: "boutique",
  brand: "velours",
  supportEmail: "care@velours.example",
  languages: { default: "en", supported: ["en", "fr"] },
  currencies: ["USD"],
  regions: [{ label: "United States", country: "US", currency: "USD", fulfillment: "US" }],
  navigation: [],
  flags: {},
  limits: { pageSize: 24, addOnMinimum: 29, cartMaxAgeDays: 30 },
  creditsDisplay: false,
  payments: { gateway: "braintree", environment: "sandbox" },
  warrantyProductId: null,
  warrantyTypes: [],
};
