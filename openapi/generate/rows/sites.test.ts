import { describe } from "vitest";
import { holdsRows } from "../testing/holdsRows.ts";

describe("sites", () => {
  holdsRows([
    [
      "S-015 S-016 S-017 S-018 S-019 C-022",
      "SiteCode",
      { "": "content | plus | boutique | outlet | closet | admin" },
    ],
    [
      "S-025 S-416",
      "Site.languages",
      { base: "Language", active: "Language", default: "Language", supported: "Language[]" },
    ],
    [
      "S-417",
      "CurrencySettings",
      { symbol: "string", locale: "string", digits: "integer", checkoutDigits: "integer" },
    ],
    [
      "S-418",
      "ShopSettings",
      { shop_url: "string | null", collections: "{ string }", products: "{ integer | null }" },
    ],
    ["S-014 S-713", "Site.api", { browser: "string", server: "string" }],
    ["S-014 S-030", "Site.assets", { base: "string", images: "string" }],
    ["S-030 S-033 S-034 S-035 S-036", "Site", { services: "SiteService[]" }],
    ["S-850", "Site.payments", { processorKeys: "{ string }" }],
    ["S-020 S-712", "Site", { sites: "Site[]" }],
    ["S-025", "Language", { "": "en | fr" }],
    [
      "S-416",
      "Site.languages",
      { base: "Language", active: "Language", supported: "Language[]", default: "Language" },
    ],
    [
      "S-417",
      "CurrencySettings",
      { symbol: "string", locale: "string", digits: "integer", checkoutDigits: "integer" },
    ],
    [
      "S-418",
      "ShopSettings",
      { shop_url: "string | null", collections: "{ string }", products: "{ integer | null }" },
    ],
    ["S-713", "Site.api", { browser: "string", server: "string" }],
    [
      "S-028 S-415",
      "Site.regions.[]",
      { label: "string", country: "string", currency: "Currency", fulfillment: "string" },
    ],
    [
      "S-106 S-414",
      "Site.navigation.[]",
      {
        label: "string",
        url: "string",
        category: "string",
        mobileOnly: "boolean",
        menu: "NavigationMenuEntry[]",
      },
    ],
    ["S-434", "Site", { flags: "{ string | boolean | null }" }],
    ["S-918", "Site", { "limits.pageSize": "integer" }],
  ]);
});
