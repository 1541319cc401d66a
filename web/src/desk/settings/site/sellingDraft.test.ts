import type { Region, Site } from "@velours/sdk/types";
import { describe, expect, test } from "vitest";
import { textIn } from "../../../platform/text/useText.ts";
import {
  addRegion,
  applySelling,
  editRegion,
  listSellingChanges,
  type SellingEdits,
} from "./sellingDraft.ts";

const region = (country: string, currency = "USD"): Region => ({
  label: country,
  country,
  currency,
  fulfillment: "US",
});

const site = {
  code: "boutique",
  languages: { default: "en", supported: ["en", "fr"] },
  currencies: ["USD", "CAD"],
  regions: [region("US"), region("CA", "CAD")],
} as Site;

const changes = (edits: SellingEdits) =>
  listSellingChanges(site, applySelling(site, edits), textIn("en"), "en").map(({ label, before, after }) => [
    label,
    before,
    after,
  ]);

describe("selling", () => {
  test("a list that is put back as it was changes nothing", () => {
    const edits = { regions: site.regions.map((own, id) => ({ id, region: { ...own } })) };
    expect(applySelling(site, edits)).toBe(site);
  });

  test("a new country begins with the currency and the stock of the last, and gets its names", () => {
    const { regions = [] } = addRegion(site, {});
    expect(regions.map(({ id }) => id)).toEqual([0, 1, 2]);
    expect(regions.at(-1)?.region).toEqual({ label: "", country: "", currency: "CAD", fulfillment: "US" });
    expect(editRegion(regions.at(-1)!.region, { country: "DE" })).toMatchObject({
      label: "Germany",
      label_fr: "Allemagne",
    });
    expect(editRegion(region("US"), { country: "DE" }).label).toBe("US");
    expect(editRegion(region("US"), { label_fr: "" })).not.toHaveProperty("label_fr");
  });

  test.each<[string, SellingEdits, (string | null)[][]]>([
    [
      "another default language",
      { languages: { default: "fr", supported: ["en", "fr"] } },
      [["Language of addresses without a language", "English", "French"]],
    ],
    ["a currency that goes", { currencies: ["USD"] }, [["Currencies", "USD, CAD", "USD"]]],
    [
      "a country that comes and one that goes",
      {
        regions: [
          { id: 0, region: region("US") },
          { id: 2, region: region("DE") },
        ],
      },
      [
        ["CA", "CA · CAD · US", null],
        ["DE", null, "DE · USD · US"],
      ],
    ],
    [
      "another order",
      {
        regions: [
          { id: 1, region: region("CA", "CAD") },
          { id: 0, region: region("US") },
        ],
      },
      [["Countries", "US, CA", "CA, US"]],
    ],
  ])("shows %s", (_, edits, shown) => expect(changes(edits)).toEqual(shown));
});
