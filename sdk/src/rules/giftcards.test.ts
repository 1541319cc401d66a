import { describe, expect, it } from "vitest";
import { validateGiftCard } from "./giftcards.ts";

describe("giftcards", () => {
  const card = { code: "1-1111-2222-3333", amount_remaining: 50, site: "boutique", currency: "USD" } as const;

  it.each([
    ["S-636 S-807 missing", null, "giftCardUnrecognizable", null],
    ["S-636 without a code", { ...card, code: "" }, "giftCardUnrecognizable", null],
    ["S-637 S-808 spent", { ...card, amount_remaining: 0 }, "giftCardExpended", 0],
    ["S-637 one cent left", { ...card, amount_remaining: 0.01 }, undefined, undefined],
    [
      "S-024 S-638 S-809 another site",
      { ...card, site: "outlet" as const },
      "giftCardUnsupportedSite",
      "outlet",
    ],
    [
      "S-639 S-810 another currency",
      { ...card, currency: "CAD" as const },
      "giftCardCurrencyDoesNotMatch",
      50,
    ],
    [
      "SA-166 spent before site",
      { ...card, amount_remaining: 0, site: "outlet" as const },
      "giftCardExpended",
      0,
    ],
    [
      "SA-166 site before currency",
      { ...card, site: "outlet" as const, currency: "CAD" as const },
      "giftCardUnsupportedSite",
      "outlet",
    ],
    ["good", card, undefined, undefined],
  ])("%s", (_, giftCard, reference, value) => {
    const refusal = validateGiftCard(giftCard, { site: "boutique", currency: "USD" });
    expect([refusal?.reference, refusal?.value]).toEqual([reference, value]);
  });

  it("SA-202 the message names the card's currency", () =>
    expect(
      validateGiftCard({ ...card, currency: "CAD" }, { site: "boutique", currency: "USD" })?.placeholders,
    ).toEqual({ currency: "CAD" }));
});
