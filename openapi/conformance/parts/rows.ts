import type { GiftCard } from "@velours/sdk/types";
import type { Caller, Case, CaseDefinition, Run } from "../Case.ts";
import type { Fixture } from "../Fixture.ts";
import { type BasketItem, fillBasket } from "../purchase/basket.ts";
import { differences } from "../purchase/differences.ts";
import { buy, type Payment, payable, pricePurchase, type Terms } from "../purchase/purchase.ts";

interface Row {
  name: string;
  wanted(products: Fixture["products"]): BasketItem[];
  /** Position in the fixture's places. */
  place?: number;
  promotion?: string;
  tier?: string;
  giftCard?: string;
  /** Goes on to the order: each row that does uses up stock, so it is one for each place and kind of amount. */
  isBought?: boolean;
}

const small: Row["wanted"] = ({ second, third }) => [
  { item: second, quantity: 1 },
  { item: third, quantity: 1 },
];
const large: Row["wanted"] = ({ first, second, third }) => [
  { item: first, quantity: 2 },
  { item: second, quantity: 1 },
  { item: third, quantity: 3 },
];
const heavy: Row["wanted"] = ({ first, many, third }) => [
  { item: many, quantity: 2 },
  { item: first, quantity: 3 },
  { item: third, quantity: 5 },
];

function listRows({ places, promotions, giftCards }: Fixture): Row[] {
  return [
    ...places.flatMap(({ currency, address }, place): Row[] => {
      const where = `${address.country} ${address.state} ${currency}`;
      return [
        { name: `small basket, ${where}`, wanted: small, place, isBought: true },
        { name: `large basket, ${where}`, wanted: large, place },
        { name: `express, ${where}`, wanted: small, place, tier: "express" },
      ];
    }),
    ...promotions.valid.flatMap((code, index): Row[] => [
      { name: `${code}, small basket`, wanted: small, promotion: code },
      { name: `${code}, large basket`, wanted: large, promotion: code, isBought: index === 0 },
      { name: `${code}, heavy basket`, wanted: heavy, promotion: code },
    ]),
    { name: "gift card above the total", wanted: small, giftCard: giftCards.large },
    { name: "gift card below the total", wanted: manyOf, giftCard: giftCards.large },
    {
      name: "gift card and promotion",
      wanted: heavy,
      giftCard: giftCards.large,
      ...(promotions.valid[0] !== undefined && { promotion: promotions.valid[0] }),
    },
  ];
}

function manyOf({ many }: Fixture["products"]): BasketItem[] {
  return [{ item: many, quantity: 7 }];
}

/** Purchases whose every amount is compared with what the SDK's rules make of the same prices and rates. */
export const listRowCases = ({ fixture }: Run): CaseDefinition[] =>
  listRows(fixture).map((row) => ({ name: row.name, check: (check) => checkRow(check, row) }));

async function checkRow(
  check: Case,
  { wanted, place = 0, promotion, tier, giftCard, isBought }: Row,
): Promise<void> {
  const { products, places } = check.fixture;
  const at = places[place] ?? check.skip("the fixture has no such place");
  const caller = check.caller();
  const basket = await fillBasket(check, caller, { wanted: wanted(products), place: at, promotion });
  const terms: Terms & Payment = {
    ...(tier !== undefined && { tier }),
    ...(giftCard !== undefined && { giftCard: await loadGiftCard(check, caller, giftCard) }),
  };
  const purchase = await pricePurchase(check, caller, basket, terms);
  if (!isBought || (promotion !== undefined && basket.usable === null)) return;
  const id = await buy(check, caller, purchase);
  const { body } = await caller("getOrder", { params: { id } });
  const { invoice } = (body ?? {}) as { invoice?: unknown };
  for (const difference of differences(payable(purchase.expected), invoice))
    check.find("amount", `order read again: ${difference}`);
}

/** A gift card as it is now; ends the case where it has nothing left. */
async function loadGiftCard(check: Case, caller: Caller, code: string): Promise<GiftCard> {
  const answer = await caller("getGiftCard", { params: { code } });
  if (!check.expectAnswer(answer, "success", `gift card ${code}`)) check.skip(`gift card ${code} cannot pay`);
  return answer.body as GiftCard;
}
