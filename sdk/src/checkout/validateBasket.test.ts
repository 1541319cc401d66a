import { describe, expect, it } from "vitest";
import type { GiftCard, Site } from "../types.ts";
import { type AppliedCredits, type BasketRecords, validateBasket } from "./validateBasket.ts";

const cart = {
  lines: [],
  requestedLines: [],
  promotion: null,
  problems: null,
} as BasketRecords["cart"];
const tooMany = [
  {
    product: { inventories: [], type: "Vibrators" },
    variant: { id: 101 },
    quantity: 100,
    free: false,
  },
] as unknown as BasketRecords["cart"]["lines"];
const problems = { products: { "1": { inventory: 0 } } } as unknown as BasketRecords["cart"]["problems"];
const card = {
  code: "1000-0000-0000-0001",
  amount_remaining: 20,
  currency: "USD",
  site: "boutique",
} as GiftCard;
const own: AppliedCredits = { uuid: "mine", balance: 5, currency: "USD" };

const validate = (
  asked: { giftCard?: string; credits?: string | null },
  records: Partial<BasketRecords>,
  site: Site["code"] = "boutique",
) =>
  validateBasket(
    {
      cart: {
        products: [],
        invoice: { currency: "USD" },
        giftCard: asked.giftCard === undefined ? null : { code: asked.giftCard },
        credits: asked.credits === undefined ? null : { uuid: asked.credits },
      },
    },
    { cart, giftCard: undefined, credits: undefined, ...records },
    { code: site, limits: { pageSize: 24, addOnMinimum: 29, cartMaxAgeDays: 30 } },
  );

const everything = { giftCard: card.code, credits: own.uuid };

it("applies what is asked for, and nothing else that is on record", () => {
  const records = { giftCard: card, credits: own };
  expect(validate(everything, records)).toEqual({ cart, giftCard: card, credits: own });
  expect(validate({}, records)).toEqual({ cart, giftCard: null, credits: null });
});

describe("the first of several refusals", () => {
  it.each([
    ["the cart", everything, { cart: { ...cart, problems } }, "cartValidationErrors", problems],
    [
      "cash back of someone else",
      everything,
      { credits: { ...own, uuid: "theirs" } },
      "noCreditsAvailable",
      0,
    ],
    [
      "more than one order may have",
      everything,
      { cart: { ...cart, lines: tooMany } },
      "cartLimitExceeded",
      { kind: "units", maximum: 99, variant: 101 },
    ],
    ["cash back without an id", { credits: null }, { credits: own }, "noCreditsAvailable", 0],
    [
      "cash back that is spent (S-640)",
      everything,
      { credits: { ...own, balance: 0 } },
      "noCreditsAvailable",
      0,
    ],
    [
      "cash back in another currency",
      everything,
      { credits: { ...own, currency: "CAD" as const } },
      "noCreditsAvailable",
      0,
    ],
    ["cash back that is not on record", everything, { giftCard: card }, "noCreditsAvailable", 0],
    ["an unknown gift card", everything, { credits: own }, "giftCardUnrecognizable", null],
    [
      "a gift card that is spent",
      everything,
      { credits: own, giftCard: { ...card, amount_remaining: 0 } },
      "giftCardExpended",
      0,
    ],
  ])("%s", (_, asked, records, reference, value) => {
    expect(validate(asked, records)).toMatchObject({ refused: { reference, value } });
  });

  it("a gift card of another site", () => {
    const refused = { reference: "giftCardUnsupportedSite", value: "boutique" };
    expect(validate(everything, { credits: own, giftCard: card }, "outlet")).toEqual({ refused });
  });
});
