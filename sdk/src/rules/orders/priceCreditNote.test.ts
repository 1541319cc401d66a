import fc from "fast-check";
import { expect, test } from "vitest";
import type { Refund } from "../../types.ts";
import { floorAmount, sumAmounts } from "../money.ts";
import { type Bought, boughtOrder, boughtProduct as product, takeRefund } from "../testing/boughtOrder.ts";
import { numberCreditNotes } from "./numberCreditNotes.ts";
import { planRefund } from "./planRefund.ts";
import { priceCreditNote } from "./priceCreditNote.ts";
import { withholdCashBack } from "./withholdCashBack.ts";

/** An order, and a function that refunds some of it after what was refunded before. */
function buy(bought: Bought) {
  const order = boughtOrder(bought);
  const { total, payments } = order.invoice;
  const paid = sumAmounts([total, payments.giftCard, payments.credits]);
  const refunds: Omit<Refund, "creditNote">[] = [];
  const refund = (units: { place: number; quantity: number }[] | null, withShipping = false, spent = 0) => {
    const plan = planRefund(order, units, withShipping);
    takeRefund(order, plan);
    const net = withholdCashBack(plan, spent);
    refunds.push({
      id: String(refunds.length),
      created_at: "2026-11-22T09:00:00.000Z",
      kind: "refund",
      state: "done",
      amount: sumAmounts([plan.amount, -net.withheld]),
      payments: { giftCard: net.giftCard, credits: plan.credits, creditCard: 0 },
      cashBack: 0,
      withheld: net.withheld,
      shipping: plan.shipping,
      lines: plan.lines.map(({ place, quantity, amount }) => ({ line: place + 1, quantity, amount })),
    });
  };
  const notes = () => {
    const numbered = numberCreditNotes("V-1", refunds);
    return numbered.map((one) => priceCreditNote({ ...order, refunds: numbered }, one));
  };
  return { refund, notes, paid };
}

type Units = { place: number; quantity: number }[] | null;
const units = (place: number, quantity = 1) => [{ place, quantity }];
const plain = {
  shipping: 0,
  shippingTax: 0,
  duties: 0,
  taxes: 0,
  taxesIncluded: false,
  adjustment: 0,
  withheld: 0,
  unpaid: 0,
};

test.each<[string, Bought, [Units, boolean?, number?], object]>([
  [
    "one of two units, and its half of the tax",
    { products: [product(96, 2)], tax: 7.92 },
    [units(0)],
    { lines: [{ line: 1, quantity: 1, amount: 48, tax: 3.96 }], taxes: 3.96, total: 51.96 },
  ],
  [
    "after its part of the promotion",
    { products: [product(100), product(50)], promotion: 15 },
    [units(1)],
    { lines: [{ line: 2, quantity: 1, amount: 45, tax: 0 }], total: 45 },
  ],
  [
    "everything, with shipping and duties",
    { products: [product(100)], shipping: 7, duties: 12, tax: 8 },
    [null],
    { lines: [{ line: 1, quantity: 1, amount: 100, tax: 8 }], shipping: 7, duties: 12, taxes: 8, total: 127 },
  ],
  [
    "goods alone: shipping and its duties stay",
    { products: [product(100)], shipping: 7, duties: 12, tax: 8 },
    [units(0)],
    { lines: [{ line: 1, quantity: 1, amount: 100, tax: 8 }], taxes: 8, total: 108 },
  ],
  [
    "goods alone: the tax on shipping stays, too",
    { products: [product(21)], shipping: 60, tax: 10.53, shippingTax: 7.8 },
    [units(0)],
    { lines: [{ line: 1, quantity: 1, amount: 21, tax: 2.73 }], taxes: 2.73, total: 23.73 },
  ],
  [
    "shipping with its tax",
    { products: [product(21)], shipping: 60, duties: 4, tax: 10.53, shippingTax: 7.8 },
    [[], true],
    { lines: [], shipping: 60, shippingTax: 7.8, duties: 4, taxes: 7.8, total: 71.8 },
  ],
  [
    "shipping that contains its tax",
    { products: [product(120)], shipping: 6, tax: 21, shippingTax: 1, included: true },
    [null],
    {
      lines: [{ line: 1, quantity: 1, amount: 120, tax: 20 }],
      shipping: 6,
      shippingTax: 1,
      taxes: 21,
      taxesIncluded: true,
      total: 126,
    },
  ],
  [
    "prices that contain the tax, and how much of it",
    { products: [product(120, 2)], tax: 20, included: true },
    [units(0)],
    { lines: [{ line: 1, quantity: 1, amount: 60, tax: 10 }], taxes: 10, taxesIncluded: true, total: 60 },
  ],
  [
    "an offer's line with the tax of its own payment",
    { products: [product(96, 2), product(8)], tax: 8.58, offer: 8.66 },
    [units(1)],
    { lines: [{ line: 2, quantity: 1, amount: 8, tax: 0.66 }], taxes: 0.66, total: 8.66 },
  ],
  [
    "less the cash back that was spent",
    { products: [product(100)], tax: 8 },
    [null, false, 5],
    { lines: [{ line: 1, quantity: 1, amount: 100, tax: 8 }], taxes: 8, withheld: 5, total: 103 },
  ],
  [
    "the rest of a whole amount of cash back that paid for nothing",
    { products: [product(50.5)], credits: 51 },
    [null],
    { lines: [{ line: 1, quantity: 1, amount: 50.5, tax: 0 }], adjustment: 0.5, total: 51 },
  ],
  [
    "a gift card had no promotion and no tax",
    { products: [product(100), product(50, 1, { type: "Gift Card" })], promotion: 15, tax: 8 },
    [units(1)],
    { lines: [{ line: 2, quantity: 1, amount: 50, tax: 0 }], total: 50 },
  ],
])("a credit note takes back %s", (_, bought, refund, expected) => {
  const order = buy(bought);
  order.refund(...refund);
  expect(order.notes()).toEqual([{ ...plain, ...expected }]);
});

test("the parts of each credit note add up; all of them leave nothing of the invoice, taxes and duties included", () => {
  const cents = (max: number) => fc.integer({ min: 0, max }).map((minor) => minor / 100);
  const order = fc.record({
    lines: fc.array(
      fc.record({ minor: fc.integer({ min: 1, max: 30000 }), quantity: fc.integer({ min: 1, max: 4 }) }),
      {
        minLength: 1,
        maxLength: 5,
      },
    ),
    discount: fc.integer({ min: 0, max: 60 }),
    shipping: cents(2000),
    duties: cents(3000),
    tax: cents(5000),
    /** Percent of the tax that is on shipping. */
    onShipping: fc.constantFrom(0, 10, 100),
    included: fc.boolean(),
    card: fc.integer({ min: 0, max: 100 }),
    refunded: fc.array(fc.tuple(fc.nat(4), fc.boolean()), { maxLength: 6 }),
  });
  fc.assert(
    fc.property(order, ({ lines, discount, shipping, duties, tax, onShipping, included, card, refunded }) => {
      const products = lines.map(({ minor, quantity }) => product((minor * quantity) / 100, quantity));
      const worth = sumAmounts(products.map(({ _price }) => _price));
      const promotion = floorAmount((worth * discount) / 100);
      const duty = included ? 0 : duties;
      const shippingTax = shipping > 0 ? floorAmount((tax * onShipping) / 100) : 0;
      const base = { products, promotion, shipping, duties: duty, tax, shippingTax, included };
      const giftCard = floorAmount((buy(base).paid * card) / 100);
      const order = buy({ ...base, giftCard });
      const taken = products.map(() => 0);
      for (const [place, withShipping] of refunded) {
        const line = products[place];
        if (line === undefined || (taken[place] ?? 0) >= line._quantity) continue;
        taken[place] = (taken[place] ?? 0) + 1;
        order.refund(units(place), withShipping);
      }
      order.refund(null);
      const notes = order.notes();
      for (const note of notes) {
        const net = note.lines.map(({ amount }) => amount);
        const added = note.taxesIncluded ? 0 : note.taxes;
        expect(sumAmounts([...net, note.shipping, note.duties, added, note.adjustment, -note.withheld])).toBe(
          note.total,
        );
        expect(note.adjustment).toBe(0);
      }
      const all = (part: (note: (typeof notes)[number]) => number) => sumAmounts(notes.map(part));
      expect(all(({ total }) => total)).toBe(order.paid);
      expect(all(({ taxes }) => taxes)).toBe(tax);
      expect(all((note) => note.duties)).toBe(duty);
      expect(all((note) => note.shipping)).toBe(shipping);
    }),
    { numRuns: 300 },
  );
});

test("numbers follow the refunds; a cancelled order of which nothing had to be paid has no credit note", () => {
  const refund = { amount: 10, withheld: 0 } as Refund;
  const free = { amount: 0, withheld: 0 } as Refund;
  const kept = { amount: 0, withheld: 4 } as Refund;
  const unpaid = { amount: 0, withheld: 0, unpaid: 10 } as Refund;
  expect(numberCreditNotes("V-7", [refund, free, kept, unpaid]).map(({ creditNote }) => creditNote)).toEqual([
    "V-7-C1",
    null,
    "V-7-C2",
    "V-7-C3",
  ]);
});

test("a credit note of the site's series keeps its number, beside those from before", () => {
  const former = { amount: 10, withheld: 0 } as Refund;
  const issued = { ...former, creditNote: "BOUTIQUE-CN-2026-000009" };
  expect(numberCreditNotes("V-7", [former, issued]).map(({ creditNote }) => creditNote)).toEqual([
    "V-7-C1",
    "BOUTIQUE-CN-2026-000009",
  ]);
});
