import { join } from "node:path";
import { describe, expect, it } from "vitest";
import document from "../../../sdk/src/generated/openapi.json" with { type: "json" };
import { listOperations } from "../contract.ts";
import type { OpenApiDocument } from "../OpenApiDocument.ts";
import { diffDocuments } from "./diffDocuments.ts";
import { getLevel } from "./kinds.ts";
import { readRelease, releasedVersions, releaseText } from "./released.ts";

const ROOT = join(import.meta.dirname, "../..");
const [first = ""] = releasedVersions(ROOT);
const contract = JSON.parse(releaseText(document as unknown as OpenApiDocument)) as OpenApiDocument;

/** Fields that are gone, and values that their callers do not expect. */
const breaking = diffDocuments(readRelease(ROOT, first).document, contract).filter(
  (change) => getLevel(change) === "breaking",
);
const known = new Set([
  ...Object.keys(contract.components.schemas),
  ...listOperations(contract).map(({ id }) => id),
]);

/** Requirements of fields, with the entities and operations that have them since the first release. */
const REQUIREMENTS: [ids: string, names: string][] = [
  ["S-335 S-337 S-338 S-339 S-340 S-341 S-343", "Product"],
  ["S-345 S-346", "Variant"],
  ["S-410 S-411 S-412 S-413", "Collection listProducts getCollectionFilters"],
  ["S-007 S-344 S-347 S-350 S-351 S-353 S-354 S-355 S-356", "CartLine"],
  ["S-367 C-275 C-277 C-278 C-279 C-280 C-281", "CartLine CartType"],
  ["C-301 C-302", "GiftCardDelivery GiftCardForm"],
  ["S-371 S-372 S-373 S-374 S-375 C-290 C-292 C-293 C-294 C-296 C-297", "Invoice"],
  ["S-362 C-298 C-299 C-300", "ShippingOption listShippingRates"],
  ["C-326 C-327 C-328", "TaxCalculation"],
  ["S-376 to S-384, S-385 to S-389, C-283", "Promotion PromotionProperty"],
  ["S-390 C-285", "GiftCard"],
  ["S-429 S-629", "PromotionExpired RequiredEmailMissing"],
  ["S-391 S-392 S-393 C-270 C-271 C-272 C-273 C-489 C-313", "Credits CreditsEntry CheckoutCart OrderCredits"],
  ["S-394 S-395 S-397 S-398 S-400 C-266 C-267 C-268 C-269", "User"],
  ["S-419 S-420 S-421 S-422 S-423", "Login Challenge MultiFactorSetup MultiFactorToken"],
  ["S-424 S-425", "Join PasswordRecovery"],
  ["S-401 S-402", "Wishlist WishlistItem addWishlistItem"],
  ["S-403 S-404 S-405", "Notification"],
  ["S-407 S-408 S-409", "listCampaigns CampaignPage"],
  ["C-009 C-320 to C-325", "Subscription SubscriptionOrder"],
  ["C-003 to C-008", "Payment KountDIDFailure"],
  ["C-303 to C-314", "SavedCard Order OrderProduct"],
  ["C-316 to C-319", "CartValidationError CartPromotionError CartValidationResult CartValidationAction"],
  ["C-329 C-330 C-388", "UpsellAcceptance OrderClose"],
  ["C-011 C-012 C-013 C-014", "Checkout"],
  ["S-015 to S-019, C-022", "SiteCode"],
  ["S-014 S-020 S-028 S-029 S-030 S-031 S-033 to S-036, S-106, S-414 S-415 S-434 S-712 S-713", "Site"],
  ["S-850 S-918", "Site"],
  ["S-025 S-416 S-417 S-418", "Language CurrencySettings ShopSettings"],
];

describe(`the contract keeps the fields of ${first}`, () => {
  it.each(REQUIREMENTS)("%s: %s", (_, names) => {
    for (const name of names.split(" ")) {
      expect(known).toContain(name);
      expect(breaking.filter(({ where }) => where.split(/[ .[]/)[0] === name)).toEqual([]);
    }
  });
});
