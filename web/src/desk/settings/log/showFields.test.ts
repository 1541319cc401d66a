import type { AuditChange } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { textIn } from "../../../platform/text/useText.ts";
import { showFields } from "./showFields.ts";

const show = (part: AuditChange["part"], key: string, fields: AuditChange["fields"]) =>
  showFields({ part, key, name: "Halo", product: 1, fields }, textIn("en-US"), "en-US").map(
    ({ label, before, after }) => [label, before, after],
  );

test("shows money with its currency, a missing price, and what is not readable as it is", () => {
  expect(
    show("prices", "11 USD", [
      { path: "price", before: '"48.00"', after: '"4.80"' },
      { path: "compareAt", before: null, after: '"60.00"' },
    ]),
  ).toEqual([
    ["Price, USD", "$48.00", "$4.80"],
    ["Former price, USD", null, "$60.00"],
  ]);
  expect(show("promotions", "9", [{ path: "message", before: '"Long…', after: "12" }])).toEqual([
    [undefined, '"Long…', "12"],
  ]);
});

test("names the fields of a promotion as its form does", () =>
  expect(
    show("promotions", "9", [
      { path: "usage_limit", before: null, after: "40" },
      { path: "notification.title", before: null, after: '"Yours"' },
      { path: "credits_amount", before: null, after: "2" },
    ]),
  ).toEqual([
    ["How many orders may use it", null, "40"],
    ["Title of the message, English", null, "Yours"],
    [undefined, null, "2"],
  ]));

test("shows times, choices, and yes or no as people read them, not as they are stored", () => {
  const end = expect.stringContaining("2030");
  const shown = [
    ...show("promotions", "9", [
      { path: "date_expired", before: null, after: "1893542400" },
      { path: "type", before: '"amount"', after: '"percentage"' },
      { path: "enabled", before: "true", after: "false" },
    ]),
    ...show("sites", "closet", [
      { path: "exitOffer.end", before: null, after: "1893542400" },
      { path: "look.corners", before: null, after: '"round"' },
      { path: "creditsDisplay", before: "false", after: "true" },
      { path: "home.campaigns[0].countdown", before: "false", after: "true" },
    ]),
    ...show("pages", "about", [{ path: "published", before: "true", after: "false" }]),
    ...show("taxRates", "US-TX", [{ path: "shipping", before: "false", after: "true" }]),
  ];
  expect(shown.map(([, ...values]) => values)).toEqual([
    [null, end],
    ["Money off", "Percent off everything"],
    ["yes", "no"],
    [null, end],
    [null, "Round"],
    ["no", "yes"],
    ["no", "yes"],
    ["yes", "no"],
    ["no", "yes"],
  ]);
});

test("shows counts, whether goods are sold, and what became of a review", () => {
  expect(show("stock", "11 US", [{ path: "quantity", before: "20", after: "40" }])[0]?.slice(1)).toEqual([
    "20",
    "40",
  ]);
  expect(show("products", "1", [{ path: "enabled", before: "true", after: "false" }])).toEqual([
    ["On sale", "yes", "no"],
  ]);
  expect(
    show("reviews", "45", [
      { path: "state", before: '"waiting"', after: '"published"' },
      { path: "answer", before: null, after: '{"text":"Thanks.","answeredAt":"2026-11-27T09:00:00.000Z"}' },
    ]).map(([, ...values]) => values),
  ).toEqual([
    ["Waiting", "Published"],
    [null, "Thanks."],
  ]);
});

test("names the parts of a home page, their entries and the times of campaigns", () => {
  expect(
    show("sites", "closet", [
      { path: "home.hero.label", before: '"Softly"', after: '"Kindly"' },
      { path: "home.campaigns[1].date_expired", before: null, after: "1893542400" },
      { path: "home.intents[0]", before: null, after: '{"label":"New"}' },
    ]),
  ).toEqual([
    ["Hero: Title", "Softly", "Kindly"],
    ["Heroes for a time 2: Ends", null, expect.stringContaining("2030")],
    ["Ways in 1", null, '{"label":"New"}'],
  ]);
});
