import { describe, expect, it } from "vitest";
import type { Promotion } from "../../types.ts";
import { line, product, promotion, warrantyProduct } from "../testing/fixtures.ts";
import {
  CATEGORY_ZONES,
  cachedCampaigns,
  campaignKey,
  categoryCampaigns,
  getsCampaigns,
} from "./campaigns.ts";
import { EXIT_OFFER, exitBanner, exitSubtotal, hasExitIntent, isExitPeriod } from "./exitIntent.ts";
import { getTestVariant } from "./getTestVariant.ts";

describe("campaigns", () => {
  it.each([
    ["with plus", { role: "member", levels: { sites: ["boutique", "plus"] } }, true],
    ["as one text", { role: "member", levels: { sites: "plus" } }, true],
    ["a site that only contains it", { role: "member", levels: { sites: ["plus2"] } }, false],
    ["without", { role: "member", levels: { sites: ["boutique"] } }, false],
    ["another level", { role: "member", levels: { videos: ["plus"] } }, false],
    ["no levels", { role: "member", levels: null }, false],
    ["a guest", null, false],
  ])("S-396 S-574 %s", (_, access, gets) => expect(getsCampaigns(access)).toBe(gets));

  it("zones 46 to 49 are the blast bar, in their order", () => {
    expect(CATEGORY_ZONES).toEqual([38, 46, 47, 48, 49]);
    expect(categoryCampaigns({ 49: "d", 38: "x", 46: "a" })).toEqual({
      zones: { 38: "x" },
      blastBar: ["a", "d"],
    });
  });

  it("S-575 S-576 are kept by zone and provider, nothing as null", () => {
    expect(campaignKey([38], 7)).not.toBe(campaignKey([38], null));
    expect(campaignKey([38], 7)).not.toBe(campaignKey([387]));
    expect(cachedCampaigns([])).toBeNull();
    expect(cachedCampaigns([1])).toEqual([1]);
  });

  it.each([
    ["found", { hero: "b" }, "b"],
    ["absent", {}, "control"],
    ["no flags", null, "control"],
    ["null", { hero: null }, "control"],
    ["empty", { hero: "" }, "control"],
    ["not a name", { hero: true }, "control"],
  ])("S-578 variant of a test: %s", (_, flags, variant) =>
    expect(getTestVariant(flags, "hero")).toBe(variant),
  );
  it("S-578 an inherited name is no flag", () => expect(getTestVariant({}, "toString")).toBe("control"));
});

const plain = line(product({ usd: 100 }));
const otherLine = line(product({ usd: 50 }));
const onSale = line(product({ usd: 40, compareAt: { USD: 60 } }), { quantity: 2 });
const protection = line(warrantyProduct(5), { target: 1 });
const leave = (more: Partial<Parameters<typeof hasExitIntent>[0]>) =>
  hasExitIntent({ lines: [plain], promotion: null, subscribed: false, ...more });

describe("exit intent", () => {
  it.each<[string, Partial<Parameters<typeof hasExitIntent>[0]>, boolean]>([
    ["S-582 no newsletter cookie", {}, true],
    ["S-582 the newsletter cookie is there", { subscribed: true }, false],
    ["S-583 an empty cart", { lines: [] }, false],
    ["S-585 nothing on sale", { lines: [plain, otherLine] }, true],
    ["S-585 some on sale", { lines: [plain, onSale] }, true],
    ["S-585 all on sale", { lines: [onSale] }, false],
    ["S-585 SA-151 units are compared, not lines", { lines: [plain, line(plain.product), onSale] }, true],
    ["S-585 a warranty is no item", { lines: [onSale, protection] }, false],
  ])("%s", (_, more, fires) => expect(leave(more)).toBe(fires));

  it.each<[Promotion["type"], boolean]>([
    ["percentage", true],
    ["percentage_threshold", true],
    ["amount_threshold", true],
    ["percentage_threshold_free_product", true],
    ["percentage_product", false],
    ["free_product", false],
    ["free_product_quantity_threshold", false],
    ["amount", false],
  ])("S-584 with %s: %s", (type, fires) => expect(leave({ promotion: promotion({ type }) })).toBe(fires));

  it("S-300 SA-072 the new subtotal is never below 0", () => {
    expect(exitSubtotal(150, 22.5)).toBe(127.5);
    expect(exitSubtotal(10, 20)).toBe(0);
  });

  const properties = [
    { threshold: 50, discount: 10 },
    { threshold: 150, discount: 30 },
  ];
  it.each<[string, Partial<Promotion>, ReturnType<typeof exitBanner>]>([
    ["SA-408 percentage", { type: "percentage", discount: 20 }, { upTo: true, unit: "percent", value: 20 }],
    [
      "SA-408 percentage of the whole cart",
      { type: "percentage", discount: 20, override_minimum_product_prices: true },
      { upTo: false, unit: "percent", value: 20 },
    ],
    ["a type without one", { type: "amount", discount: 20 }, null],
    [
      "percentage_threshold",
      { type: "percentage_threshold", discount: 0, properties },
      { upTo: true, unit: "percent", value: 30 },
    ],
    [
      "percentage_threshold_free_product",
      { type: "percentage_threshold_free_product", discount: 5, properties },
      { upTo: true, unit: "percent", value: 30 },
    ],
    [
      "tiers that take nothing off",
      { type: "percentage_threshold_free_product", discount: 0, properties: [{ threshold: 50 }] },
      { upTo: true, unit: "percent", value: 0 },
    ],
    [
      "amount_threshold",
      { type: "amount_threshold", discount: 0, properties },
      { upTo: true, unit: "amount", value: 30 },
    ],
  ])("S-302 SA-073 banner with %s", (_, more, banner) => expect(exitBanner(promotion(more))).toEqual(banner));

  it("S-428 S-588 the fallback offer", () =>
    expect(EXIT_OFFER).toEqual({ code: "LASTCHANCE", type: "percentage", discount: 15 }));

  it.each([
    ["unset", {}, true],
    ["before", { start: 1001 }, false],
    ["at the start", { start: 1000 }, true],
    ["before the end", { end: 1001 }, true],
    ["at the end", { end: 1000 }, false],
  ])("S-580 SA-149 the period: %s", (_, period, on) => expect(isExitPeriod(period, 1_000_000)).toBe(on));
});
