import fc from "fast-check";
import { ids } from "../src/testing/shopData.ts";

const lineUnits = fc.record({
  line: fc.integer({ min: 1, max: 4 }),
  quantity: fc.option(fc.integer({ min: 1, max: 2 }), { nil: undefined }),
});
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("refund" as const),
      lines: fc.array(lineUnits, { minLength: 1, maxLength: 2 }),
      shipping: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("ship" as const),
      lines: fc.array(lineUnits, { minLength: 1, maxLength: 2 }),
      unpaid: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom("jobs" as const, "jobs" as const, "jobs" as const, "settle" as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("decline" as const),
      payment: fc.integer({ min: 0, max: 1 }),
      /** The shop hears of it only after the other events of that moment. */
      late: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom("spendGiftCard" as const, "spendCashBack" as const, "acceptOffer" as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom(
        "refundRest" as const,
        "cancel" as const,
        "cancelAsBuyer" as const,
        "return" as const,
        "return" as const,
      ),
    }),
  },
);
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** An order, and what becomes of it: steps of a group come at the same moment. */
export const life = fc.record({
  variants: fc.uniqueArray(
    fc.constantFrom(ids.gift.variant, ids.ebook.variant, ids.preorder.variant, ids.addOn.variant),
    { maxLength: 3 },
  ),
  halos: fc.integer({ min: 2, max: 3 }),
  code: fc.constantFrom(null, null, "WELCOME15", "HALOONLY", "GIFT"),
  isExpress: fc.boolean(),
  giftCard: fc.boolean(),
  member: fc.constantFrom(null, 0, 1),
  credits: fc.boolean(),
  currency: fc.constantFrom("USD" as const, "USD" as const, "USD" as const, "CAD" as const),
  boughtCards: fc.constantFrom(0, 0, 1, 2),
  offer: fc.constantFrom(null, "open" as const, "accepted" as const),
  /** Its payments are taken before anything else happens. */
  isTaken: fc.boolean(),
  /** Events at the moment the buyer cancels, before all other steps; null when the buyer does not. */
  besideCancellation: fc.oneof(
    fc.constant(null),
    fc.constant(null),
    fc.array(step, { minLength: 1, maxLength: 2 }),
  ),
  steps: fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 }),
});
export type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;
