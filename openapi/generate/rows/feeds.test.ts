import { describe } from "vitest";
import { holdsRows } from "../testing/holdsRows.ts";

describe("wishlist, notifications, campaigns", () => {
  holdsRows([
    ["S-401", "Wishlist", { id: "integer", items: "WishlistItem[]" }],
    ["S-401", "WishlistItem", { id: "integer", content_id: "integer" }],
    ["S-402", "addWishlistItem body", { type: '"product"', content_id: "integer", site: "SiteCode" }],
    [
      "S-403",
      "Notification",
      {
        id: "integer",
        title: "string",
        subtitle: "string",
        description: "string",
        image: "string | null",
      },
    ],
    ["S-404", "Notification", { link: "string | null" }],
    [
      "S-405",
      "Notification",
      { cta_text: "string", date_expired: "integer | null", date_published: "integer" },
    ],
    ["S-407 S-408", "listCampaigns 200", { "": "Campaign[] | { Campaign[] }" }],
    ["S-409", "CampaignPage", { winners: "CampaignWinner[]" }],
  ]);
});
