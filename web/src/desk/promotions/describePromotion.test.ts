import type { Promotion } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { textIn } from "../../platform/text/useText.ts";
import { describePromotion } from "./describePromotion.ts";

const promotion: Promotion = {
  id: 9,
  name: "GIFTS",
  type: "percentage_threshold_free_product",
  discount: 10,
  enabled: true,
  site: "outlet",
  free_shipping: true,
  maximum: 500,
  usage_limit: 40,
  required_email: false,
  excluded_product_ids: [100_001, 100_002],
  properties: [{ threshold: 60, free_product: { id: 100_150 } }],
  credits_type: "multiplier",
  credits_amount: 20,
  translations: { fr: { description: "Un cadeau" } },
};
const describe = (next: Promotion, stored?: Promotion) =>
  describePromotion(next, stored, textIn("en-US"), "en-US").map(({ path, label, before, after }) => [
    label ?? path,
    before,
    after,
  ]);

test("lists every field that a new promotion sets, also those that the form lacks", () =>
  expect(describe(promotion)).toEqual([
    ["Code", null, "GIFTS"],
    ["Kind", null, "Percent off and a growing gift"],
    ["Site", null, "outlet"],
    ["Can be used", null, "✓"],
    ["Discount", null, "10\u00a0%"],
    ["Tiers", null, "60 → Product number of the gift 100150"],
    ["Maximum subtotal", null, "500"],
    ["How many orders may use it", null, "40"],
    ["These products do not count", null, "100001, 100002"],
    ["Standard shipping is free", null, "✓"],
    ["Description, French", null, "Un cadeau"],
    ["credits_type", null, '"multiplier"'],
    ["credits_amount", null, "20"],
  ]));

test.each([
  ["en-US", "12.5\u00a0%"],
  ["fr-CA", "12,5\u00a0%"],
] as const)("writes a part of a percent as %s does: %s", (locale, words) => {
  const rows = describePromotion({ ...promotion, discount: 12.5 }, undefined, textIn(locale), locale);
  expect(rows.find(({ path }) => path === "discount")?.after).toBe(words);
});

test("has the stored value of each field, and of those that are left out", () => {
  const stored = { ...promotion, discount: 5, minimum: 30 };
  const rows = describe({ ...promotion, type: "percentage", properties: [], credits_amount: null }, stored);
  expect(rows.filter(([, before, after]) => before !== after)).toEqual([
    ["Kind", "Percent off and a growing gift", "Percent off everything"],
    ["Discount", "5\u00a0%", "10\u00a0%"],
    ["Tiers", "60 → Product number of the gift 100150", null],
    ["Minimum subtotal", "30", null],
    ["credits_amount", "20", null],
  ]);
});

test("has what the form lacks of the parts that it shows fields of", () => {
  const pictured: Promotion = {
    ...promotion,
    notification: { title: "Gifts", description: "For you", image: "/new.png" },
    translations: {
      fr: {
        description: "Un cadeau",
        notification: { title: "Cadeaux", description: "Pour vous", image: "/fr.png" },
      },
    },
  };
  const stored = { ...pictured, notification: { ...pictured.notification!, image: "/old.png" } };
  const rows = describe({ ...pictured, translations: promotion.translations! }, stored);
  expect(rows.filter(([, before, after]) => before !== after).slice(-2)).toEqual([
    ["translations.fr.notification.image", '"/fr.png"', null],
    ["notification.image", '"/old.png"', '"/new.png"'],
  ]);
});
