import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CartLine, Currency, Promotion, SiteCode } from "../types.ts";
import { createLine } from "./cart/createLine.ts";
import { isLine } from "./cart/lineKey.ts";
import { removeLines } from "./cart/removeLines.ts";
import { updateLine } from "./cart/updateLine.ts";
import { type ExplainInput, explainEstimate } from "./explainEstimate.ts";
import type { Fix } from "./fix.ts";
import type { PromotionTerms } from "./promotions/promotionSteps.ts";
import { anyEstimate, anyPromotion, money } from "./testing/arbitraries.ts";
import { NOW, product } from "./testing/fixtures.ts";
import { judged, type Unjudged } from "./testing/judged.ts";

type State = Omit<Unjudged<ExplainInput>, "lines"> & PromotionTerms & { lines: CartLine[] };

const explain = (state: State) => explainEstimate(judged(state, state));

const site = fc.constantFrom<SiteCode>("boutique", "outlet");
const DAY_S = 86_400;

const anyState: fc.Arbitrary<State> = anyEstimate.chain((estimate) =>
  fc
    .record({
      site,
      now: fc.constant(NOW),
      country: fc.constantFrom("US", "FR", undefined),
      email: fc.constantFrom("a@b.co", null),
      cardSite: site,
      addOns: fc.boolean(),
      addOnMinimum: fc.constantFrom(29, 60),
      promotion: fc.record({
        promotion: anyPromotion,
        enabled: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false)),
        site,
        required_email: fc.boolean(),
        required_product_ids: fc.constantFrom(null, "3", "4,5,6"),
        date_expired: fc.constantFrom(null, null, NOW / 1000 + DAY_S, NOW / 1000 - DAY_S),
        maximum: fc.option(fc.integer({ min: 0, max: 900 })),
      }),
      balance: money,
    })
    .map(({ cardSite, addOns, balance, promotion: { promotion, ...more }, ...fields }) => ({
      ...estimate,
      ...fields,
      lines: (estimate.lines as CartLine[]).map((line, at) =>
        addOns && at % 2 === 0 ? { ...line, product: { ...line.product, meta: { addon_item: true } } } : line,
      ),
      promotion: { ...promotion, ...more },
      giftCard: estimate.giftCard && {
        ...estimate.giftCard,
        amount_remaining: balance,
        code: "1-2222-3333-4444",
        site: cardSite,
      },
    })),
);

/** Not percentage_threshold_free_product: its tiers count what the discount leaves, which what is added changes too. */
const tieredType = fc.constantFrom<Promotion["type"]>(
  "percentage_threshold",
  "amount_threshold",
  "free_product_quantity_threshold",
);

let variantId = 5000;

/** A line of a new variant of a product, at a price in every currency. */
function bought(id: number, price: number, currency: Currency): CartLine {
  const of = product({ id, usd: price, prices: { CAD: price, GBP: price, EUR: price } });
  const variant = { ...of.variants[0]!, id: variantId++ };
  const inventories = [{ variant_id: variant.id, requires_shipping: true, level: "high" as const }];
  return createLine({ product: { ...of, variants: [variant], inventories }, variant, currency, now: NOW });
}

/** Does what a fix says, and nothing more. */
function apply(state: State, fix: Fix): State {
  const { lines, currency } = state;
  switch (fix.do) {
    case "addGoods": {
      let id = fix.goods.only?.[0] ?? 500;
      while (fix.goods.except.includes(id)) id++;
      return { ...state, lines: [...lines, bought(id, Math.max(0.01, fix.amount), currency)] };
    }
    case "addProducts":
      return { ...state, lines: [...lines, ...fix.products.map((id) => bought(id, 7, currency))] };
    case "removeUnits":
      return {
        ...state,
        lines: fix.units.reduce<CartLine[]>((rest, { key, quantity }) => {
          const left = (rest.find((line) => isLine(line, key))?.quantity ?? 0) - quantity;
          return left > 0 ? updateLine(rest, key, left, NOW) : removeLines(rest, [key]);
        }, lines),
      };
    case "shipTo":
      return { ...state, country: fix.countries[0] };
    case "changeCurrency":
      return { ...state, currency: fix.currency };
    case "changeSite":
      return { ...state, site: fix.site };
    case "giveEmail":
      return { ...state, email: "a@b.co" };
  }
}

/** Lines of one identity are one line, as in a cart. */
const settled = (state: State): State => ({
  ...state,
  lines: state.lines.filter(
    (line, at) =>
      state.lines.findIndex((otherLine) => isLine(otherLine, { ...line, id: line.variant.id })) === at,
  ),
});

describe("fix → applies", () => {
  it("a fix, done, makes its refusal go away", () => {
    const done = new Map<Fix["do"], number>();
    fc.assert(
      fc.property(anyState, (input) => {
        const state = settled(input);
        for (const { of, reference, fix } of explain(state).refusals) {
          if (!fix) continue;
          done.set(fix.do, (done.get(fix.do) ?? 0) + 1);
          const after = explain(apply(state, fix)).refusals;
          expect(after.filter((refusal) => refusal.of === of && refusal.reference === reference)).toEqual([]);
        }
      }),
      { numRuns: 5000 },
    );
    const kinds: Fix["do"][] = [
      "addGoods",
      "addProducts",
      "changeCurrency",
      "changeSite",
      "giveEmail",
      "removeUnits",
      "shipTo",
    ];
    expect(kinds.filter((kind) => (done.get(kind) ?? 0) < 10)).toEqual([]);
  });

  it("fixes done one after the other lead to a promotion that holds, or to a refusal that has none", () => {
    let held = 0;
    fc.assert(
      fc.property(anyState, (input) => {
        let state = settled(input);
        for (let step = 0; step < 12; step++) {
          const refusal = explain(state).refusals.find(({ of }) => of === "promotion");
          if (!refusal) {
            if (state.lines.length > 0) expect(judged(state).promotion?.applies).toBe(true);
            held++;
            return;
          }
          if (!refusal.fix) return;
          state = apply(state, refusal.fix);
        }
        expect.unreachable("the fixes go round in circles");
      }),
      { numRuns: 3000 },
    );
    expect(held).toBeGreaterThan(1000);
  });

  it("what the next tier misses, added, reaches it", () => {
    let reached = 0;
    fc.assert(
      fc.property(anyState, tieredType, (input, type) => {
        const promotion: Promotion = {
          ...input.promotion!,
          ...{ type, site: "boutique", enabled: true, required_email: false, free_shipping: false },
          ...{
            product_id: null,
            required_product_ids: null,
            date_expired: null,
            minimum: null,
            maximum: null,
          },
        };
        const state = settled({ ...input, promotion, site: "boutique" });
        const getTier = (from: State) =>
          explain(from).amounts.flatMap((each) => (each.amount === "promotion" ? [each.because] : []))[0];
        const before = getTier(state);
        if (!before?.next) return;
        const { missing, threshold, unit } = before.next;
        const included = promotion.included_collection_product_ids as number[];
        const excluded = promotion.excluded_product_ids as number[];
        const id = (included.length > 0 ? included : [500]).find((each) => !excluded.includes(each));
        if (id === undefined) return;
        const added = bought(id, unit === "amount" ? missing : 1, state.currency);
        const line = unit === "items" ? { ...added, quantity: missing, price: missing } : added;
        const after = getTier({ ...state, lines: [...state.lines, line] });
        expect(after?.tier).toBeGreaterThanOrEqual(threshold);
        reached++;
      }),
      { numRuns: 3000 },
    );
    expect(reached).toBeGreaterThan(500);
  });

  it("the order of lines changes neither amounts nor what is missing", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const explainFix = (lines: CartLine[]) => {
          const { amounts, refusals } = explain({ ...state, lines });
          return {
            amounts: amounts.map(({ amount, value, rule }) => ({ amount, value, rule })),
            refusals: refusals.map(({ of, reference, missing }) => ({ of, reference, missing })),
          };
        };
        expect(explainFix([...state.lines].reverse())).toEqual(explainFix(state.lines));
      }),
      { numRuns: 1000 },
    );
  });
});
