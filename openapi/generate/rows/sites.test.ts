import { describe } from "vitest";
import { holdsRows } from "../testing/holdsRows.ts";

describe("sites", () => {
  holdsRows([
    [
      "S-015 S-016 S-017 S-018 S-019 C-022",
      "SiteCode",
      { "": "content | plus | boutique | outlet | closet | admin" },
    ],
    ["S-025 S-416", "Site.languages", { default: "Language", supported: "Language[]" }],
    ["S-025", "Language", { "": "en | fr" }],
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
