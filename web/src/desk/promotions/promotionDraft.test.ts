import type { Promotion } from "@velours/sdk/types";
import { describe, expect, test } from "vitest";
import { hasBadDraft, hasBadIds, toDraft, toPromotion } from "./promotionDraft.ts";

const base = { id: 7, name: "TRY", discount: 0, enabled: true, site: "boutique" } as const;

const stored: Promotion[] = [
  {
    ...base,
    type: "percentage",
    discount: 15,
    minimum: 20,
    maximum: 300,
    usage_limit: 0,
    free_shipping: true,
  },
  { ...base, type: "percentage_product", discount: 20, product_id: 100001 },
  { ...base, type: "percentage_threshold", properties: [{ threshold: 75, discount: 10 }] },
  {
    ...base,
    type: "percentage_threshold_free_product",
    discount: 10,
    properties: [{ threshold: 60, free_product: { id: 100181, title: "Pouch", price: 10 } }],
  },
  { ...base, type: "free_product", free_product_id: 100181, required_product_ids: "100001,100002" },
  {
    ...base,
    type: "free_product_quantity_threshold",
    free_product_id: 100135,
    properties: [{ type: "percentage", threshold: 4, amount: 100 }],
  },
  { ...base, type: "amount_threshold", properties: [{ threshold: 100, discount: 15 }] },
  {
    ...base,
    type: "amount",
    discount: 10.5,
    date_expired: 1_893_456_789,
    excluded_product_ids: [100001],
    credits_type: "multiplier",
    credits_amount: 2,
    description: "$10.50 off",
    notification: { title: "Hi", description: "Off", image: "/a.svg" },
    translations: {
      fr: {
        description: "10,50 $",
        notification: { title: "Bonjour", description: "De moins", image: "/a.svg" },
      },
    },
  },
];

describe("toPromotion", () => {
  test.each(stored)("gives back $type as it is stored when nothing is typed", (promotion) =>
    expect(toPromotion(toDraft(promotion), promotion)).toEqual(promotion),
  );

  test("drops what another type does not read", () => {
    const [, product, tiers] = stored as [Promotion, Promotion, Promotion];
    const free = { type: "free_product", gift: "100181" } as const;
    const expected = { ...base, type: "free_product", free_product_id: 100181 };
    expect(toPromotion({ ...toDraft(product), ...free }, product)).toEqual(expected);
    expect(toPromotion({ ...toDraft(tiers), ...free }, tiers)).toEqual(expected);
  });

  test("drops what is emptied, keeps a picture and cash back that the form does not show", () => {
    const amount = stored.at(-1)!;
    const draft = {
      ...toDraft(amount),
      ends: "",
      descriptionFr: " ",
      titleFr: "",
      messageFr: "",
      title: "Hello",
    };
    const { date_expired, translations, ...rest } = amount;
    expect(toPromotion(draft, amount)).toEqual({
      ...rest,
      notification: { title: "Hello", description: "Off", image: "/a.svg" },
    });
  });

  test("ends at a minute of the reader's clock", () =>
    expect(toPromotion({ ...toDraft(stored[0]!), ends: "2026-12-31T23:59" }, stored[0]!).date_expired).toBe(
      new Date(2026, 11, 31, 23, 59).getTime() / 1000,
    ));

  test("gives another gift without the title of the one before", () => {
    const gift = stored[3]!;
    const draft = {
      ...toDraft(gift),
      tiers: [{ threshold: "60", reward: "100002", unit: "amount" as const }],
    };
    expect(toPromotion(draft, gift).properties).toEqual([{ threshold: 60, free_product: { id: 100002 } }]);
  });
});

test.each([
  ["", false],
  ["2026-12-31T23:59", false],
  ["20261-12-31T23:59", true],
])("a draft that ends at %j is bad: %j", (ends, bad) =>
  expect(hasBadDraft({ ...toDraft(stored[0]!), ends })).toBe(bad),
);

test.each([
  ["", false],
  ["100001, 100002\n7", false],
  ["100001, halo", true],
  ["-1", true],
  ["1.5", true],
])("hasBadIds(%j) is %j", (text, bad) => expect(hasBadIds(text)).toBe(bad));
