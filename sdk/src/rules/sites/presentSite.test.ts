import { describe, expect, it } from "vitest";
import type { Site } from "../../types.ts";
import { CATEGORY_PATHS } from "../catalogue/categoryPaths.ts";
import { collectionFor } from "../catalogue/collectionFor.ts";
import { CARD_GATEWAY } from "../checkout/cardPayment.ts";
import { presentSite, presentSites } from "./presentSite.ts";

const stored: Site = {
  code: "boutique",
  name: "Velours",
  source: "boutique",
  brand: "velours",
  supportEmail: "care@velours.example",
  languages: { default: "en", supported: ["en", "fr"] },
  currencies: ["USD", "CAD", "GBP", "EUR"],
  regions: [{ label: "United States", country: "US", currency: "USD", fulfillment: "US" }],
  navigation: [],
  flags: {},
  limits: { pageSize: 24, addOnMinimum: 29, cartMaxAgeDays: 30 },
  creditsDisplay: true,
  payments: { gateway: "braintree", environment: "sandbox" },
  warrantyProductId: 100184,
  warrantyTypes: ["Vibrators"],
};
const answer = presentSite(stored, { language: "fr", shippingRates: [], pages: [] });

describe("presentSite", () => {
  it("S-416 languages have base, active, supported and default; S-846 and their own names", () =>
    expect(answer.languages).toEqual({
      base: "en",
      active: "fr",
      supported: ["en", "fr"],
      default: "en",
      labels: { en: "English", fr: "Français" },
    }));

  it("what is for the merchant alone is not among them", () =>
    expect(
      presentSite(
        {
          ...stored,
          approvals: { refundAbove: 200, erase: true },
          merchantEmails: { to: "orders@velours.example", orders: true },
        },
        { language: "fr", shippingRates: [], pages: [] },
      ),
    ).toEqual(answer));

  it("the active language is one the site has", () =>
    expect(
      presentSite(
        { ...stored, languages: { default: "en", supported: ["en"] } },
        { language: "fr", shippingRates: [], pages: [] },
      ).languages.active,
    ).toBe("en"));

  it("S-417 each currency has its symbol and formatting", () =>
    expect(answer.money).toEqual({
      USD: { symbol: "$", locale: "en-US", digits: 0, checkoutDigits: 2 },
      CAD: { symbol: "CA$", locale: "en-US", digits: 0, checkoutDigits: 2 },
      GBP: { symbol: "£", locale: "en-US", digits: 0, checkoutDigits: 2 },
      EUR: { symbol: "€", locale: "en-US", digits: 0, checkoutDigits: 2 },
    }));

  it("S-850 US and Canadian dollars have keys of their own, pounds and euros that of US dollars", () => {
    const { USD, CAD, GBP, EUR } = answer.payments.processorKeys ?? {};
    expect(CAD).not.toBe(USD);
    expect([GBP, EUR]).toEqual([USD, USD]);
  });

  it("S-418 the shop has an address, collections for every listing, and products with a part", () => {
    expect(answer.shop).toMatchObject({ shop_url: null, products: { warranty: stored.warrantyProductId } });
    for (const path of CATEGORY_PATHS) {
      const [category = "", subcategory, subsubcategory] = path.slice(1).split("/");
      const levels = {
        category,
        ...(subcategory !== undefined && { subcategory }),
        ...(subsubcategory !== undefined && { subsubcategory }),
      };
      expect([path, collectionFor(levels, answer.shop?.collections)]).toEqual([path, collectionFor(levels)]);
    }
  });

  it("S-014 S-713 a site has its API's bases and its assets, and imported ones stand", () => {
    expect(answer.api).toEqual({ browser: "/api", server: "/api" });
    expect(answer.assets).toEqual({ base: "/distribution/", images: "/assets/img/" });
    const api = { browser: "https://shop.example/api", server: "http://10.0.0.7:3000/api" };
    expect(presentSite({ ...stored, api }, { language: "en", shippingRates: [], pages: [] }).api).toEqual(
      api,
    );
  });

  it.each([
    ["S-030", ["image-cdn", "e-commerce-platform"]],
    ["S-031", ["card-tokenisation", "fraud-check", "payment-processor", "payment-processor", "wallet"]],
    ["S-032", ["bot-check"]],
    ["S-033", ["e-mail-marketing", "chat"]],
    ["S-034", ["recommendations", "affiliate", "ambassador"]],
    ["S-035", ["maps", "address-verification"]],
    ["S-036", ["analytics", "ad-tracker", "session-recording"]],
  ])("%s has settings for %j", (_, roles) => {
    const left = (answer.services ?? []).map(({ role }) => role as string);
    for (const role of roles) {
      expect(left).toContain(role);
      left.splice(left.indexOf(role), 1);
    }
  });

  it("imported services stand, and no key is made up", () => {
    const services = [{ role: "chat" as const, provider: "someone", key: "public" }];
    expect(
      presentSite({ ...stored, services }, { language: "en", shippingRates: [], pages: [] }).services,
    ).toEqual(services);
    expect(answer.services?.every(({ key }) => key === null)).toBe(true);
  });

  it("the card gateway is the one that payments name, whatever was imported", () => {
    const payments = { ...stored.payments, gateway: "another" };
    const host = { language: "en", shippingRates: [], pages: [] } as const;
    expect(presentSite({ ...stored, payments }, host).payments.gateway).toBe(CARD_GATEWAY);
  });

  it("whether money moves is what the process says", () => {
    expect(
      presentSite(stored, { language: "en", environment: "production", shippingRates: [], pages: [] })
        .payments.environment,
    ).toBe("production");
    expect(answer.payments.environment).toBe(stored.payments.environment);
  });
});

describe("presentSites", () => {
  const all = (["boutique", "plus", "admin"] as const).map((code) => ({ ...stored, code }));

  it("S-020 S-712 the admin site holds the settings of every other, and nothing else is different", () => {
    const host = { language: "en", shippingRates: [], pages: [] } as const;
    const { sites, ...admin } = presentSites("admin", all.toReversed(), host)!;
    expect(sites).toEqual(
      [all[0], all[1]].map((site) => presentSite(site!, { language: "en", shippingRates: [], pages: [] })),
    );
    expect(admin).toEqual(presentSite(all[2]!, { language: "en", shippingRates: [], pages: [] }));
  });

  it("without an admin site of its own, a shop answers another site's settings as admin, with every site", () => {
    const host = { language: "en", shippingRates: [], pages: [] } as const;
    const own = [
      { ...stored, code: "plus" as const },
      { ...stored, supportEmail: "own@velours.example" },
    ];
    const { sites, ...admin } = presentSites("admin", own, host)!;
    expect(sites).toEqual([own[1]!, own[0]!].map((site) => presentSite(site, host)));
    expect(admin).toEqual({ ...presentSite(own[1]!, host), code: "admin" });
    expect(presentSites("admin", [], host)).toBeUndefined();
  });

  it("no other site does", () =>
    expect(
      presentSites("boutique", all, { language: "en", shippingRates: [], pages: [] }),
    ).not.toHaveProperty("sites"));
});
