import type { Site } from "@velours/sdk/types";
import { describe, expect, test } from "vitest";
import { textIn } from "../../../platform/text/useText.ts";
import { storedSite as site } from "../../testing/storedSite.ts";
import type { FieldEdits } from "../fields/fieldEdits.ts";
import { applyEdits, listSiteChanges } from "./siteDraft.ts";

const text = textIn("en");

describe("applyEdits", () => {
  test.each<[string, FieldEdits, Partial<Site>]>([
    ["a text, trimmed", { name: " Atelier " }, { name: "Atelier" }],
    ["a number", { "limits.returnDays": "14" }, { limits: { ...site.limits, returnDays: 14 } }],
    ["an amount", { "approvals.refundAbove": "0.5" }, { approvals: { refundAbove: 0.5 } }],
    ["a flag", { creditsDisplay: true }, { creditsDisplay: true }],
    [
      "an address of the merchant",
      { "merchantEmails.to": "a@b.example" },
      { merchantEmails: { to: "a@b.example" } },
    ],
    [
      "a sentence in both languages",
      { "texts.announcement.text": "Free until Friday", "texts.announcement.text_fr": "Gratuit" },
      { texts: { announcement: { text: "Free until Friday", text_fr: "Gratuit" } } },
    ],
    ["a sentence in French alone", { "texts.homeTitle.text_fr": "Gratuit" }, {}],
    ["what is as it was", { name: "Velours", "approvals.erase": false, "limits.returnDays": "" }, {}],
    [
      "lines, without empty ones",
      { "seller.name": "Velours LLC", "seller.address": "80 Mercer Street\n\n New York " },
      { seller: { name: "Velours LLC", address: ["80 Mercer Street", "New York"] } },
    ],
    [
      "the shop's pages elsewhere",
      { socialLinks: "https://a.example/velours\nhttps://b.example/velours" },
      { socialLinks: ["https://a.example/velours", "https://b.example/velours"] },
    ],
    ["a colour in capitals", { "look.accent": "#0B6B5D" }, { look: { accent: "#0b6b5d" } }],
    [
      "a way to pay that is not offered",
      { "payments.disabledMethods.venmo": false },
      { payments: { ...site.payments, disabledMethods: ["venmo"] } },
    ],
    [
      "one of two addresses, beside the usual other",
      { "assets.images": "https://img.example/" },
      { assets: { base: "/distribution/", images: "https://img.example/" } },
    ],
    [
      "a variant of pages",
      { "flags.trustpilot_checkout_april_21_2025": "control" },
      { flags: { trustpilot_checkout_april_21_2025: "control" } },
    ],
    ["a product's number", { giftCardProductId: "100183" }, { giftCardProductId: 100_183 }],
    ["a question about the age without an age", { "ageNotice.leaveUrl": "https://a.example/" }, {}],
    ["emails without an address", { "merchantEmails.orders": true }, {}],
  ])("takes %s", (_, edits, change) => {
    expect(applyEdits(site, edits)).toEqual({ ...site, ...change });
  });

  test("takes a setting away that was emptied, and nothing beside it", () => {
    const set: Site = {
      ...site,
      tagline: "Soft",
      texts: { announcement: { text: "Free until Friday", text_fr: "Gratuit" } },
      limits: { ...site.limits, returnDays: 14 },
      merchantEmails: { to: "a@b.example", orders: true },
      approvals: { refundAbove: 200 },
    };
    const edits = {
      tagline: "",
      "texts.announcement.text": "",
      "limits.returnDays": "",
      "merchantEmails.to": "",
      "approvals.refundAbove": "",
    };
    expect(applyEdits(set, edits)).toEqual(site);
  });

  test("leaves what the contract needs in the place of what was emptied", () => {
    const set: Site = {
      ...site,
      warrantyProductId: 100_160,
      warrantyTypes: ["Lamps"],
      ageNotice: { minimumAge: 18, leaveUrl: "https://a.example/" },
      payments: { ...site.payments, disabledMethods: ["venmo"] },
      flags: { show_product_protection_october_2025: "enhanced" },
      api: { browser: "https://a.example/api", server: "/api" },
    };
    const edits = {
      "flags.show_product_protection_october_2025": "",
      "api.browser": "",
      warrantyProductId: "",
      warrantyTypes: "",
      "ageNotice.minimumAge": "",
      "payments.disabledMethods.venmo": true,
    };
    expect(applyEdits(set, edits)).toEqual({
      ...site,
      ageNotice: null,
      flags: { show_product_protection_october_2025: null },
      api: { browser: "/api", server: "/api" },
    });
  });

  test("leaves the stored settings as they are", () => {
    const frozen: Site = Object.freeze({ ...site, texts: {} });
    expect(applyEdits(frozen, { "merchantEmails.orders": true })).toEqual(site);
    expect(applyEdits(frozen, {})).toEqual(site);
  });

  test("keeps what somebody else has changed meanwhile", () => {
    const theirs: Site = { ...site, tagline: "Theirs", limits: { ...site.limits, lineQuantity: 5 } };
    const next = applyEdits(theirs, { "limits.returnDays": "14" });
    expect(next).toEqual({ ...theirs, limits: { ...theirs.limits, returnDays: 14 } });
    expect(listSiteChanges(theirs, next, text)).toEqual([
      {
        path: "limits.returnDays",
        label: "Days in which buyers can ask to return",
        before: null,
        after: "14",
      },
    ]);
  });
});
