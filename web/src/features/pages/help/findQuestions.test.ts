import { getLocale } from "@velours/sdk/rules";
import { expect, it } from "vitest";
import { findQuestions } from "./findQuestions.ts";
import { helpTopics } from "./helpTopics.ts";

const region = {
  label: "Canada",
  country: "CA",
  currency: "CAD",
  fulfillment: "CA",
  freeShippingFrom: 95,
} as const;
const topics = (language: "en" | "fr") =>
  helpTopics(
    {
      giftCardProductId: 7,
      limits: { pageSize: 24, addOnMinimum: 29, cartMaxAgeDays: 30 },
    },
    region,
    { language, locale: getLocale(language, "CA") },
  );
const found = (language: "en" | "fr", words: string) =>
  findQuestions(topics(language), words).flatMap(({ questions }) =>
    questions.map(({ question }) => question),
  );

it.each([
  ["en", "gift CARD", /gift card/i],
  ["en", "  cancel ", /cancel/i],
  ["fr", "ANNULER", /annuler/i],
  ["fr", "carte cadeau", /carte-cadeau/i],
] as const)("finds in %s: %s", (language, words, question) => {
  expect(found(language, words.replace("carte cadeau", "carte-cadeau")).join()).toMatch(question);
  expect(found(language, words).length).toBeLessThan(found(language, "").length);
});

it("forgives accents and apostrophes", () => {
  expect(found("fr", "cassé")).toEqual(found("fr", "casse"));
  expect(found("fr", "d'une")).toEqual(found("fr", "d’une"));
});

it("finds everything without words, and nothing with words nobody says", () => {
  expect(found("en", " ").length).toBe(9);
  expect(found("en", "xylophone")).toEqual([]);
});

it("says from when shipping to the region is free", () =>
  expect(JSON.stringify(topics("en"))).toContain("Shipping to Canada is free from CA$95"));

it("speaks of parcels and returns only where the site does", () => {
  const limits = { pageSize: 24, addOnMinimum: 29, cartMaxAgeDays: 30 };
  const answers = (site: Parameters<typeof helpTopics>[0]) =>
    helpTopics(site, region, { language: "en", locale: "en-CA" }).flatMap(({ questions }) =>
      questions.map(({ answer }) => answer),
    );
  const own = answers({ limits: { ...limits, returnDays: 14 }, texts: { packing: { text: "In paper." } } });
  expect(own).toContain("In paper.");
  expect(own).toContain(
    "You can return what you bought within 14 days. Ask for the return on the page of your order.",
  );
  const none = answers({ limits: { ...limits, returnDays: 0 } });
  expect(none).toHaveLength(own.length - 2);
});
