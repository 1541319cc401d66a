import type { ShippingRateRow, TaxRateRow } from "@velours/sdk/types";
import { describe, expect, test } from "vitest";
import { textIn } from "../../../platform/text/useText.ts";
import { listRateChanges } from "./rateChanges.ts";
import {
  addRate,
  editRate,
  listDrafts,
  noEdits,
  type RateEdits,
  type RateValues,
  readDrafts,
  removeRate,
} from "./rateDrafts.ts";
import { shippingTable } from "./shippingTable.ts";
import { taxTable } from "./taxTable.ts";

const standard: ShippingRateRow = {
  identifier: "us-standard",
  service: "usps",
  type: "standard",
  label: "Standard",
  label_fr: "Ordinaire",
  countries: ["US"],
  currency: "USD",
  // More decimals than a field shows: nobody touches it, so it stays.
  amount: 7.005,
  range: { min: 0, max: 69 },
  estimate: { type: "relative", unit: "days", value: [3, 6] },
};
const free: ShippingRateRow = {
  ...standard,
  identifier: "us-standard-free",
  amount: 0,
  range: { min: 69, max: null },
};
const tax = (country: string, state: string | null, rate: number): TaxRateRow => ({
  country,
  state,
  rate,
  shipping: true,
  included: false,
  name: "Sales tax",
});

const read = (rates: ShippingRateRow[], edits: RateEdits) =>
  readDrafts(shippingTable, listDrafts(shippingTable, rates, edits));
const readTaxes = (rates: TaxRateRow[], edits: RateEdits) =>
  readDrafts(taxTable, listDrafts(taxTable, rates, edits));

describe("readDrafts", () => {
  test("keeps rates as they are stored where nothing was typed", () => {
    expect(read([standard, free], noEdits)).toMatchObject({ rates: [standard, free], problems: {} });
  });

  test.each<[RateValues, Partial<ShippingRateRow>]>([
    [{ amount: "0" }, { amount: 0 }],
    [{ amount: "7,5" }, { amount: 7.5 }],
    [{ "range.min": "10" }, { range: { min: 10, max: 69 } }],
    [{ "range.max": " " }, { range: { min: 0, max: null } }],
    [{ duties: "4.50" }, { duties: 4.5 }],
    [{ countries: "us, ca;GB" }, { countries: ["US", "CA", "GB"] }],
    [{ "estimate.value[1]": "3" }, { estimate: { type: "relative", unit: "days", value: [3, 3] } }],
    [{ service: " dhl " }, { service: "dhl" }],
  ])("takes %j", (values, change) => {
    const { rates, problems } = read([standard], editRate(noEdits, "us-standard", values));
    expect([rates, problems]).toEqual([[{ ...standard, ...change }], {}]);
    expect(standard.range.max).toBe(69);
  });

  test("takes an optional value away, and not the others", () => {
    const { rates } = read(
      [{ ...standard, duties: 4.5 }],
      editRate(noEdits, "us-standard", { duties: "", label_fr: "" }),
    );
    const { label_fr: _, ...rest } = standard;
    expect(rates).toEqual([rest]);
  });

  test.each<[RateValues, Record<string, string>]>([
    [{ amount: "" }, { amount: "missing" }],
    [{ amount: "-1" }, { amount: "badAmount" }],
    [{ amount: "7.001" }, { amount: "badAmount" }],
    [{ amount: "1000000.01" }, { amount: "badAmount" }],
    [{ "range.max": "0" }, { "range.max": "emptyRange" }],
    [{ countries: "US, UK" }, { countries: "unknownCountry" }],
    [{ "estimate.value[0]": "7" }, { "estimate.value[1]": "reversedDays" }],
    [{ "estimate.value[0]": "2.5" }, { "estimate.value[0]": "badDays" }],
    [
      { label: " ", service: "" },
      { label: "missing", service: "missing" },
    ],
  ])("says what is wrong with %j at its field", (values, problems) => {
    expect(read([standard], editRate(noEdits, "us-standard", values)).problems).toEqual({
      "stored us-standard": problems,
    });
  });

  test("a new rate needs its values, and a key that no other has", () => {
    const added = addRate(noEdits);
    expect(read([standard], added).problems["new 1"]).toEqual({
      identifier: "missing",
      countries: "missing",
      currency: "missing",
      amount: "missing",
      label: "missing",
      service: "missing",
      "estimate.value[0]": "missing",
      "estimate.value[1]": "missing",
    });
    const filled = {
      identifier: "us-standard",
      countries: "US",
      currency: "CAD",
      amount: "9.5",
      label: "Standard",
      service: "usps",
      "estimate.value[0]": "3",
      "estimate.value[1]": "6",
    };
    const edits = editRate(added, 1, filled);
    expect(read([standard], edits).problems).toEqual({ "new 1": { identifier: "taken" } });
    expect(read([standard], editRate(edits, 1, { identifier: "us-cad" })).rates[1]).toEqual({
      identifier: "us-cad",
      countries: ["US"],
      currency: "CAD",
      amount: 9.5,
      label: "Standard",
      service: "usps",
      type: "standard",
      range: { min: 0, max: null },
      estimate: { type: "relative", unit: "days", value: [3, 6] },
    });
    // In the place of one that is removed, the key is free.
    expect(read([standard], removeRate(edits, "us-standard", true))).toMatchObject({
      problems: {},
      ids: ["new 1"],
    });
    expect(removeRate(edits, 1, true)).toEqual(noEdits);
  });

  test("keeps what somebody else changed meanwhile, and forgets what was typed for a rate they removed", () => {
    const edits = removeRate(editRate(noEdits, "us-standard", { amount: "9" }), "us-standard-free", true);
    const theirs = [{ ...standard, label: "Theirs" }, free];
    expect(read(theirs, edits).rates).toEqual([{ ...theirs[0], amount: 9 }]);
    expect(read([free], edits).rates).toEqual([]);
  });

  test.each<[RateValues, Record<string, string>]>([
    [{ rate: "100.5" }, { rate: "badPercent" }],
    [{ rate: "6.25000" }, { rate: "badPercent" }],
    [{ rate: "" }, { rate: "missing" }],
    [{ country: "us", state: "xx" }, { state: "unknownState" }],
    [{ country: "US", state: "Texas" }, { state: "unknownState" }],
    [{ country: "USA" }, { country: "unknownCountry" }],
    [{ country: "us", state: "tx" }, { state: "taken" }],
  ])("says what is wrong with a tax rate of %j at its field", (values, problems) => {
    const edits = editRate(addRate(noEdits), 1, { country: "GB", rate: "20", ...values });
    expect(readTaxes([tax("US", "TX", 6.25)], edits).problems).toEqual({ "new 1": problems });
  });

  test("takes a tax of zero, of part of a percent, and of every other country", () => {
    const edits = editRate(addRate(noEdits), 1, { country: "*", rate: "0" });
    const { rates, problems } = readTaxes(
      [tax("CA", "QC", 9)],
      editRate(edits, "CA-QC", { rate: "9,975", included: true }),
    );
    expect(problems).toEqual({});
    expect(rates).toEqual([
      { ...tax("CA", "QC", 9.975), included: true },
      { country: "*", state: null, rate: 0, shipping: false, included: false },
    ]);
  });
});

describe("listRateChanges", () => {
  const text = textIn("en");

  test("names the fields of a rate that changes, with money in its currency", () => {
    const next = { ...free, amount: 12, range: { min: 69, max: 200 } };
    expect(listRateChanges(shippingTable, [standard, free], [standard, next], text, "en-US")).toEqual([
      {
        key: "us-standard-free",
        kind: "changed",
        fields: [
          { path: "amount", label: "Price", before: "$0.00", after: "$12.00" },
          { path: "range.max", label: "Below a subtotal of", before: null, after: "$200.00" },
        ],
      },
    ]);
  });

  test("shows a state that is removed and a rate that is new", () => {
    const [texas, oregon] = [tax("US", "TX", 6.25), tax("US", "OR", 0)];
    const changes = listRateChanges(taxTable, [texas], [oregon], text, "en-US");
    expect(changes.map(({ key, kind }) => [key, kind])).toEqual([
      ["US-TX", "removed"],
      ["US-OR", "added"],
    ]);
    expect(changes[0]?.fields).toContainEqual({
      path: "rate",
      label: "Rate in percent",
      before: "6.25\u00a0%",
      after: null,
    });
    expect(changes[1]?.fields).toContainEqual({
      path: "rate",
      label: "Rate in percent",
      before: null,
      after: "0\u00a0%",
    });
  });

  test("writes a tax rate with the decimal comma of French, and all of its decimals", () => {
    const changes = listRateChanges(
      taxTable,
      [tax("CA", "QC", 12.5), tax("CA", "ON", 9.97551)],
      [tax("CA", "QC", 9.9755), tax("CA", "ON", 9.9755)],
      text,
      "fr-CA",
    );
    expect(changes.map(({ fields }) => fields)).toMatchObject([
      [{ before: "12,5\u00a0%", after: "9,9755\u00a0%" }],
      [{ before: "9,97551\u00a0%", after: "9,9755\u00a0%" }],
    ]);
  });
});
